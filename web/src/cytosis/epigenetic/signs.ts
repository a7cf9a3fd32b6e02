/** What the signs of the Epigenetic cards look like, by what they let their owner do; drawn as lines in 40 × 40. */

export const SIGNS: Record<string, string> = {
  trader: "M8 15h22l-5-5M32 25H10l5 5",
  scout: "M4 20c8-11 24-11 32 0-8 11-24 11-32 0ZM20 15a5 5 0 1 1 0 10 5 5 0 0 1 0-10",
  collector: "M20 7v26M7 20h26",
  hirer: "M16 6v9L7 31q-1 4 3 4h20q4 0 3-4l-9-16V6M14 6h12",
  early: "M20 34a14 14 0 1 1 0-28 14 14 0 0 1 0 28ZM20 11v9l6 4",
  income: "M6 20 20 7l14 13M10 18v16h20V18M17 34v-9h6v9",
  patron: "M20 6v28M27 11c-8-5-14-1-12 4s14 4 13 10-10 7-16 1M8 8l24 24",
};
