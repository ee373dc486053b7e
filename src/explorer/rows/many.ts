/** From how many rows on a page shows them as they were sent and no more: what an operation finds out from all of its records would take longer, and more memory, than the rows. */
export const MOST_VIEWED = 200_000
