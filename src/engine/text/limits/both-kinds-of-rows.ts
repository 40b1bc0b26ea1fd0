// "Guests who cancelled a reservation but also have a completed stay": there is one of each. Read as states of one row, all who have either
// would come.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const who = '(?<who>guests|people|customers|buyers|shoppers|clients)'
const state = 'completed|confirmed|pending|cancelled|canceled|refunded'
const rows = 'reservations?|bookings?|stays?|orders?|purchases?'
const some = '(?:an?|any|some|one|at least one|at least an?|even one)'
const number =
  '(?:at least|more than|over|exactly|only|fewer than|less than) (?:\\d+|one|two|three|four|five|ten)|\\d+ or more|\\d+ [+]'
const joint = '(?: ,)? (?:and|but|yet|while|plus)(?: then| who| that)*'
const again = '(?: also| still| nevertheless| nonetheless| at the same time)*'
const having = '(?: have| has| had| did have| got| with)'

/** What somebody does to a row says which state it is in then. */
const stateOf: Readonly<Record<string, string>> = {
  cancel: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  complete: 'completed',
  completed: 'completed',
  refunded: 'refunded',
  returned: 'refunded',
}
const verb = Object.keys(stateOf).join('|')
const isCustomers = /^(?:customers|buyers|shoppers|clients)$/
const many = (said: string): string => said.replace(/s?$/, 's')

const first = `(?:who |that )?(?:have |has |had |did )?(?:once |ever |also )?(?<verb>${verb})(?: (?:${some}|their|his|her|its) (?<one>${rows}|something|anything|one))?`
const second = `(?:${some}|(?<number>${number})) (?<state>${state}) (?<two>${rows}|ones?)`

const rowsOf = (groups: Partial<Record<string, string>>, said: string | undefined): string =>
  said === undefined || /^(?:some|any|one)/.test(said)
    ? isCustomers.test(groups['who'] ?? '')
      ? 'orders'
      : 'reservations'
    : many(said)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${who} ${first}${joint}${again}${having}${again} ${second}(?= |$)`),
    meant: ({ groups = {} }) => {
      const one = rowsOf(groups, groups['one'])
      const two = (groups['two'] ?? '').startsWith('one') ? one : many(groups['two'] ?? '')
      return `${groups['who'] ?? ''} with at least one ${stateOf[groups['verb'] ?? ''] ?? ''} ${one} and ${groups['number'] ?? 'at least one'} ${groups['state'] ?? ''} ${two}`
    },
  },
  // "And also completed a stay".
  {
    said: new RegExp(
      `\\b${who} ${first}${joint}${again}(?: have| has| had)?${again} (?<other>${verb}) ${some} (?<two>${rows})(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['who'] ?? ''} with at least one ${stateOf[groups['verb'] ?? ''] ?? ''} ${rowsOf(groups, groups['one'])} and at least one ${stateOf[groups['other'] ?? ''] ?? ''} ${many(groups['two'] ?? '')}`,
  },
  // "With at least one completed stay who cancelled a reservation".
  {
    said: new RegExp(
      `\\b${who} (?:with|having|who have|who had|that have) ${second}(?: ,)? (?:who|that|and who|but who)${again} (?:have |has |had )?${again}(?<verb>${verb}) ${some} (?<one>${rows})(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['who'] ?? ''} with ${groups['number'] ?? 'at least one'} ${groups['state'] ?? ''} ${rowsOf(groups, groups['two'])} and at least one ${stateOf[groups['verb'] ?? ''] ?? ''} ${many(groups['one'] ?? '')}`,
  },
  // "With a cancelled reservation and a completed one".
  {
    said: new RegExp(
      `\\b${who} (?:(?:that |who )?(?:have|has|had)|with|having)(?: both)? ${some} (?<lost>${state}) (?<one>${rows})(?: ,)? (?:and|but|as well as|plus)${again}(?: with)? ${second}(?= |$)`,
    ),
    meant: ({ groups = {} }) => {
      const one = many(groups['one'] ?? '')
      const two = (groups['two'] ?? '').startsWith('one') ? one : many(groups['two'] ?? '')
      return `${groups['who'] ?? ''} with at least one ${groups['lost'] ?? ''} ${one} and ${groups['number'] ?? 'at least one'} ${groups['state'] ?? ''} ${two}`
    },
  },
]

export const bothKindsOfRows: Rewording = wherever(
  [
    /^(guests|people|customers|buyers|shoppers|clients)$/,
    /^(cancel|complete|completed|confirmed|pending|cancelled|canceled|refunded|returned)$/,
    /^(and|but|yet|while|plus|as|who|that)$/,
  ],
  rules,
)
