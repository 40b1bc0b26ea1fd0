// "Monthly cancellations by month": one step of time, said twice. Read as a kind of stay, the first would narrow what is counted.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

/** Only these come by the week or the month themselves. */
const kinds = '(?:bookings?|reservations?|stays?|guests?|rentals?|ones|rates?|tenants?)'
const units: ReadonlyMap<string, string> = new Map([
  ['weekly', 'week'],
  ['monthly', 'month'],
])

const twice: Rewriting = {
  said: new RegExp(
    `\\b(?<step>weekly|monthly) (?=(?<what>(?:(?!${kinds}\\b)[a-z]+ ){1,3}?)(?:[^,;?]* )?(?:by|per|each|every|for each|(?<same>week|month) by) (?:the )?(?<unit>week|month)\\b)`,
  ),
  meant: ({ groups = {}, 0: said }) => (units.get(groups['step'] ?? '') === groups['unit'] ? '' : said),
}

export const stepTwice = wherever([/^(weekly|monthly)$/, /^(week|month)$/], [twice])
