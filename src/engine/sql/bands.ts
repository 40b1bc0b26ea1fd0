// Ranges of a number.
import type { Band } from '#engine/plan.ts'
import { literal, quoted, type Sql } from './text.ts'

const within = (number: Sql, { from, to, above, upTo }: Band): Sql =>
  from !== undefined && from === to
    ? `${number} = ${literal(from)}`
    : [
        ...(from === undefined ? [] : [`${number} ${above === true ? '>' : '>='} ${literal(from)}`]),
        ...(to === undefined ? [] : [`${number} ${upTo === true ? '<=' : '<'} ${literal(to)}`]),
      ].join(' AND ') || 'TRUE'

export const bandCase = (number: Sql, bands: readonly Band[]): Sql =>
  `CASE ${bands.map(band => `WHEN ${within(number, band)} THEN ${quoted(band.label)}`).join(' ')} END`

export const withinAny = (number: Sql, bands: readonly Band[]): Sql =>
  `(${bands.map(band => within(number, band)).join(' OR ')})`
