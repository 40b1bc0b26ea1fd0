// "Refunded orders / orders in Texas last year": what follows the last part and no other is said of all of them.
import type { ModelIndex } from '#engine/model-index.ts'
import { nounOf } from '#engine/sql/quantities.ts'
import { leavesOf, type Expression } from './expression.ts'
import type { Operand } from './operand.ts'

const tail =
  / (?:(?:in|for|from|at|during|since|over|within|between|before|after) |(?:this|last|past|previous|next|so far|year to date|ytd)\b).*$/i

/** "Total rental income as a percentage of total ask of active homes": a sum of those alone over the sum of all would be no rate. */
const ofThose =
  /(?<=\b(?:price|prices|ask|asks|value|income|rent|volume)) of (?:the |all |our )*(?:active|sold|closed|pending|homes|houses|listings|actives|solds|pendings)\b.*$/i

/** With its first space; null where some other part has such words of its own, or a number stands for the last. */
export function trailOf(expression: Expression): string | null {
  const texts = [...new Set(leavesOf(expression))]
  const last = lastOf(expression)
  const trail = last === null ? null : ((tail.exec(last) ?? ofThose.exec(last))?.[0] ?? null)
  return trail !== null &&
    texts.length > 1 &&
    texts.every(text => text === last || !(tail.test(text) || ofThose.test(text)))
    ? trail
    : null
}

function lastOf(expression: Expression): string | null {
  if (expression.kind === 'combine') return lastOf(expression.right)
  return expression.kind === 'words' ? expression.text : null
}

/** It says when and nothing else. */
export const isPeriod = (trail: string): boolean =>
  /^ (?:(?:in|for|from|during|since|over|within|of) )?(?:the )?(?:(?:this|last|past|previous|trailing|calendar)\b|\d{4}$|q[1-4]\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)(?: \d+)?(?: (?:days?|weeks?|months?|quarters?|years?|\d{4}))?$/i.test(
    trail,
  )

/** A part that has no dates of its own is what it is today: active listings over the closings of a year. */
export function isTimeless(index: ModelIndex, { column }: Operand): boolean {
  if (column.kind === 'attribute') return true
  const { quantity } = column
  const own = quantity.kind === 'measure' ? index.measure(quantity.measure).date : undefined
  const date = own ?? nounOf(index, quantity).date
  return date === undefined || index.attribute(date).quiet === true
}

/** "Last year's revenue divided by the bookings": of which year, or of all? Only what is said to be all is taken for it. */
export function areOfOneTime(index: ModelIndex, operands: ReadonlyMap<string, Operand>): boolean {
  const dated = [...operands].filter(([, operand]) => !isTimeless(index, operand))
  const isBound = ({ plan, column }: Operand) =>
    [...plan.where, ...(column.kind === 'quantity' ? column.where : [])].some(one => one.kind === 'during')
  const open = dated.filter(([, operand]) => !isBound(operand))
  return (
    open.length === dated.length ||
    open.every(([text]) => /\b(?:all|total|overall|ever|lifetime|any)\b/i.test(text))
  )
}
