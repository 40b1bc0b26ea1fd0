// "Which of our cities had the highest revenue": one of them, where "which cities" would ask for several; "total refunded orders" are so
// many orders, where "total refunded" is money.
import { rewritten, type Rewriting } from './rewritten.ts'
import { singular } from './stem.ts'
import type { Token } from './token.ts'

const verb = '(?:has|had|is|was|does|did|gets|got|makes|made|brings|brought|earns|earned|sells|sold|sees|saw)'
const most = '(?:most|least|fewest|highest|lowest|best|worst|biggest|largest|smallest|longest|shortest)'

const oneOf: Rewriting = {
  said: new RegExp(
    `(?<=^|[,:] |(?:^|[,:] )in |(?:^|[,:] )for )which (?:one )?of (?:our|the|all our|all the|these|my) (?<kind>(?:[a-z]+ )?)(?<things>[a-z]+s) (?=${verb} (?:the )?(?:[a-z]+ )?${most}\\b)`,
  ),
  meant: ({ groups }) => `which ${groups?.['kind'] ?? ''}${singular(groups?.['things'] ?? '')} `,
}

const state =
  '(?:refunded|cancelled|canceled|pending|completed|confirmed|expired|withdrawn|active|sold|closed|available|above asking|below asking)'
const countedRows: Rewriting = {
  said: new RegExp(
    `\\btotal (?=${state} (?:orders|purchases|bookings|reservations|stays|listings|homes|houses|properties)\\b|(?:above|below) asking sales\\b)`,
  ),
  meant: () => 'number of ',
}

/** "Top 3 areas by number of above asking sales": so many sales, and no amount above asking. */
const salesOf: Rewriting = {
  said: /\b(?<side>above|below|over|under) (?<price>asking|list|ask) (?<rows>sales|closings|deals)\b/,
  meant: ({ groups }) => `${groups?.['rows'] ?? ''} ${groups?.['side'] ?? ''} ${groups?.['price'] ?? ''}`,
}

export function oneOfOurs(given: readonly Token[]): readonly Token[] {
  const has = (tokens: readonly Token[], word: string) => tokens.some(({ text }) => text === word)
  const counted = has(given, 'total') ? rewritten(given, [countedRows]) : given
  const tokens = has(counted, 'asking') || has(counted, 'list') ? rewritten(counted, [salesOf]) : counted
  return has(tokens, 'which') && has(tokens, 'of') ? rewritten(tokens, [oneOf]) : tokens
}
