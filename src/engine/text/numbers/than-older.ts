// "New construction vs resale", "does new construction sell faster than older homes": beside what is new, all the others.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const fresh = /^new (construction|builds?)$/
const joint = /^(versus|vs|than|against|to|with|or)$/
const older = /^(older|resales?|existing|established|preowned)$/
/** "Everything older", "the older ones". */
const leads = /^(everything|anything|all|the|those|any)$/
const things = /^(homes?|houses?|ones?|listings?|properties|stock|inventory|construction|builds?)$/

export const thanOlder = wherever([older, joint], (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const leadOf = (place: number) => (leads.test(text(place - 1)) ? place - 1 : place)
  const at = tokens.findIndex((_, place) => older.test(text(place)) && joint.test(text(leadOf(place) - 1)))
  if (at < 0 || text(at + 1) === 'than') return tokens
  const isBesideNew = tokens.some((_, place) => place < at && fresh.test(`${text(place)} ${text(place + 1)}`))
  const first = tokens[at]
  if (!isBesideNew || first === undefined) return tokens
  const end = things.test(text(at + 1)) ? at + 2 : at + 1
  const rest = ['everything', 'else'].map((word): Token => ({ ...first, kind: 'word', text: word }))
  return [...tokens.slice(0, leadOf(at)), ...rest, ...tokens.slice(end)]
})
