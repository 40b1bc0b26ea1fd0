// "Subdivision, actives, under contract, sold past 90 days", "per city: bookings this year, revenue last month", "the two villages, one
// row each: n active, n sold": a row for each group, and columns that are numbers of their own, each with its own condition and time.
import { timeIn } from '#engine/text/numbers/numbers-of-one-noun.ts'

export interface Sheet {
  /** "City", or null where the things that get a row are named: then `scope` names them. */
  group: string | null
  scope: string
  cells: readonly string[]
  /** "Most actives first": words of the column that orders them. */
  first: string | null
}

const mostCells = 6
const word = '[a-z]+(?: [a-z]+)?'
const asking =
  '(?:(?:please )?(?:show|give|list|get|send|tell)(?: me| us)? |(?:i|we) (?:need|want)(?: to see)? )?'
const each = new RegExp(
  `^${asking}(?:for (?:each|every)|in each|per|by|each) (?<group>${word})(?: ?[:,] | (?=(?:show|give|list|tell|get|how many)\\b))${asking}(?:the )?(?<list>.+)$`,
  'i',
)
const ahead = new RegExp(`^(?<group>${word}), (?<list>.+)$`, 'i')
const behind = new RegExp(
  `^${asking}(?:the )?(?<list>.+?),? (?:by|per|for each|for every|in each) (?<group>${word})$`,
  'i',
)
const named =
  /^(?:(?:put|compare|show|set|stack|give me|line up) )?(?<scope>[^:]{3,90}?),? (?:head to head|side by side|(?:with )?(?:one|a) (?:row|line) (?:each|per [a-z]+|for each(?: one)?))(?: ?[:,]| with| on)? (?<list>.+)$/i
const order =
  /[.;,] (?:(?:sort|order|rank|sorted|ordered|ranked) (?:it |them )?(?:by|on) )?(?:the )?(?:most|highest|largest|biggest) (?<first>[a-z ]{3,40}?) (?:first|on top|at the top)(?:,? (?:and |then |and then |ties )+(?:by )?(?:a-z|a to z|alphabetical(?:ly)?|name|[a-z]+ name))?$/i
/** "Sheet for Monday:", "quick table:". */
const heading =
  /^(?:(?:a|the|my|our|quick|one|simple|little|i need a|need a|give me a|make me a) )*(?:sheet|table|report|grid|summary|overview|recap|snapshot|scorecard|rundown|dashboard|columns|one-pager|spreadsheet)(?: for (?:the |my |our )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:[a-z]+ )?(?:meeting|call|team|boss|office|deck|partners?|owners?|investors?|standup|board)))?: /i
/** Cells that are the end of another one, a question of their own, or a word between. */
const noNumber =
  /^(?:|(?:the )?(?:counts?|numbers?|totals?|amounts?|split|split up|broken (?:out|down|up)|summed up|grouped|sorted|ranked|each|rows?|please|thanks))$|\b(?:they|them|it|those|these|who|which|what|did|does|do|was|were|is|are|each|every|sorry|mean|rather|than)\b|^of /i
const joint = /,? (?:and|plus|&) (?:also )?|[,;] (?:also |then )?/i

export function sheetsIn(question: string): Sheet[] {
  const text = question
    .replace(/\s+/g, ' ')
    .replace(/[\s?.!]+$/, '')
    .trim()
    .replace(heading, '')
  if (text.length > 300 || !/[,;]| and /.test(text)) return []
  const ordered = order.exec(text)
  const plain = ordered === null ? text : text.slice(0, ordered.index)
  if (/[.?!] \w|[()|=%]/.test(plain)) return []
  return [each, ahead, behind, named].flatMap(shape => {
    const { group = null, scope = '', list = '' } = shape.exec(plain)?.groups ?? {}
    const cells = list.split(joint).map(bare)
    // "Arrivals next 14 days, stays per city", "cancelled and refunded orders per brand": two may be one number and what it is of.
    const areTwo = shape !== behind || cells.length > 2 || cells.every(cell => timeIn(cell) !== '')
    return !areTwo || cells.length < 2 || cells.length > mostCells || cells.some(cell => noNumber.test(cell))
      ? []
      : [
          {
            group,
            scope: scope
              .trim()
              .replace(/^(?:(?:the|our|all) )*(?:\d|two|three|four|five) (?=[a-z]+s$)/i, 'the '),
            cells: resolved(cells),
            first: ordered?.groups?.['first'] ?? null,
          },
        ]
  })
}

/** "# of", "n active", "how many are under contract": every cell is a number. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(
      /^(?:(?:the|our|also|n|no\.?|nr|num|number of|count of|total number of|how many(?: are| were| have| got| did we)?|# of) |# ?(?=[a-z]))+/i,
      '',
    )
    .trim()

/** "Closings in 2025 and their average price", "bookings this year, cancelled ones": said of the cell before. */
function resolved(cells: readonly string[]): string[] {
  const found: string[] = []
  for (const cell of cells) {
    const before = found.at(-1)
    const own = /^(?:their|its) (.+)$/i.exec(cell)?.[1]
    const kind = /^(.+) (?:ones|of (?:them|those|these))$/i.exec(cell)?.[1]
    found.push(
      before === undefined
        ? cell
        : own !== undefined
          ? `${own} of ${before}`
          : kind !== undefined
            ? `${kind} ${before}`
            : cell,
    )
  }
  return found
}
