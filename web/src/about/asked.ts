/** Whether somebody asks what a thing is: not now, with the next click, or it is being told. */
export type Asked = "no" | "next" | "told";
