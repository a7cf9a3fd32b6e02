/** The tabs beside the table. */

export const TABS = ["log", "chat", "people"] as const;
export type Tab = (typeof TABS)[number];
