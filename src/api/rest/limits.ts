// How much one request may ask for. Beyond these a request is refused, never cut short.
export const limits = {
  urlCharacters: 8192,
  parameters: 64,
  filters: 32,
  inValues: 1000,
  bodyBytes: 5 * 1024 * 1024,
  bodyRows: 10_000,
} as const

/** The longest page, as with PostgREST's db-max-rows: no list of the product comes near it. */
export const maxRows = 10_000
