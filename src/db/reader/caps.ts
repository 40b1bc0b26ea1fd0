// How much one generated SELECT may cost, on either engine.

export const maxRows = 1_000
/** Of the rows as JSON. */
export const maxBytes = 1_000_000
export const limitMs = 3_000
/** Reads that wait for a connection or a copy, for each demo on PostgreSQL and in all on the embedded engine. */
export const maxWaiting = 32
export const maxWaitMs = 5_000
