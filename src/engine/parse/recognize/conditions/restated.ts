// "Pricey homes over 500 a night", "dormant customers with no order this year": an adjective that no column holds, where the same
// question says what is meant by it. Alone it stays unexplained, for nobody knows where pricey begins.
import type { Amount, Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

type Way = 'up' | 'down' | 'both'

/** What such words speak of, and which way a limit on it must go to say the same. */
const classes: readonly { of: 'size' | 'price' | 'age' | 'use'; way: Way; texts: string }[] = [
  {
    of: 'size',
    way: 'up',
    texts: `large | big | huge | enormous | massive | hefty | sizable | sizeable | roomy | spacious | vast | giant | substantial |
      sprawling | bulk`,
  },
  { of: 'size', way: 'down', texts: 'small | compact | little | minor | petty | cozy | cosy | tiny' },
  {
    of: 'price',
    way: 'down',
    texts: 'budget | economical | economy | bargain | cheap | affordable | inexpensive',
  },
  {
    of: 'price',
    way: 'up',
    texts: 'costly | fancy | posh | upmarket | upscale | deluxe | swanky | premium | luxury',
  },
  { of: 'price', way: 'both', texts: 'midrange' },
  { of: 'age', way: 'down', texts: 'old | older | aging | ageing | vintage' },
  { of: 'age', way: 'up', texts: 'recent | fresh | newer' },
  {
    of: 'use',
    way: 'both',
    texts: 'dormant | inactive | idle | dead | lapsed | sleeping | stale | former | unused',
  },
]
const classOf = new Map(
  classes.flatMap(one => one.texts.split('|').map(text => [text.trim().replace(/\s+/g, ' '), one] as const)),
)

export const restated = opensWith({
  kinds: ['extreme'],
  texts: classes.map(({ texts }) => texts.replaceAll(/\s+/g, ' ')).join(' | '),
})((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  if (line.is(at - 1, 'top', 'bottom', 'more', 'less') || !describes(line, at)) return null
  const own = classOf.get(text)
  // "Cheaper places, under 150": nothing is compared but with the limit.
  const isLoose =
    isPositive(text) || (text.endsWith('er') && !line.pieces.some((_, place) => line.is(place, 'than')))
  const isSaid = (own !== undefined && says[own.of](line, own.way)) || (isLoose && saysOfAttribute(line, at))
  return isSaid ? { end: at + 1, items: [] } : null
})

/** "Priciest" ranks, "pricier" compares. */
const isPositive = (text: string) => !/(est|er)\b|^(most|least|more|less|best|worst|top)\b/.test(text)

/** "Large orders", "luxury three bed homes": things are named behind it. */
function describes(line: Line, at: number): boolean {
  if (/^(anything|something|everything)$/.test(line.pieces[at - 1]?.text ?? '')) return true
  for (let place = at + 1; place <= at + 4; place++) {
    const isKind = line.means(place, 'value') !== undefined && line.pieces[place]?.plural === true
    if (
      isKind ||
      /^(ones|stuff)$/.test(line.pieces[place]?.text ?? '') ||
      line.all(place, 'noun').some(({ weak }) => !weak)
    )
      return true
    const more = (['value', 'flag', 'segment', 'amount', 'unit', 'extreme'] as const).some(
      kind => line.means(place, kind) !== undefined,
    )
    if (!more) return false
  }
  return false
}

const amounts = (line: Line) =>
  line.pieces.flatMap((_, place) => {
    const found = line.means(place, 'amount')
    return found === undefined ? [] : [{ ...found, next: line.past(place + 1) }]
  })

function goes({ kind, ...amount }: Amount, way: Way): boolean {
  if (kind === 'range' || kind === 'around') return true
  const op = 'op' in amount ? amount.op : '='
  return way === 'both' ? false : op.startsWith(way === 'up' ? '>' : '<')
}

/** "Poorly rated, below 3 stars": the limit is one of the attribute that the adjective speaks of. */
const saysOfAttribute = (line: Line, at: number): boolean =>
  line.all(at, 'extreme').some(({ attribute, high }) =>
    amounts(line).some(
      ({ amount, unit, next }) =>
        goes(amount, high ? 'up' : 'down') &&
        ((['unit', 'attribute'] as const).some(kind =>
          line.all(next, kind).some(one => one.attribute === attribute),
        ) ||
          (/price/.test(attribute) && isMoney(line, unit, next)) ||
          // "The stale stuff, sitting more than 200 days".
          (/days/.test(attribute) && (unit === 'days' || line.means(next, 'grain') !== undefined))),
    ),
  )

/** A number that nothing stands behind, or only what makes a price of it. */
const isMoney = (line: Line, unit: string, next: number): boolean =>
  unit === 'money' ||
  line.all(next, 'unit').some(({ price }) => price) ||
  (unit === 'plain' &&
    (['unit', 'attribute', 'noun', 'measure', 'grain'] as const).every(
      kind => line.all(next, kind).length === 0,
    ))

/** What is large by its money; a home is by its rooms. */
const paid = /^(orders?|purchases?|sales?|bookings?|reservations?|transactions?|spenders?|stays?|baskets?)$/

/** "Homes built before 1970", "orders from before 2025": their own time. "Old homes sold before 2020" are not older for it. */
function isOwn(line: Line, at: number): boolean {
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  const verb = line.pieces[before]?.text ?? ''
  return (
    /^(built|constructed|dating|placed|made)$/.test(verb) ||
    (line.all(before, 'noun').some(({ weak }) => !weak) && !/(ed|sold|made)$/.test(verb))
  )
}

const says = {
  price: (line: Line, way: Way) =>
    amounts(line).some(({ amount, unit, next }) => goes(amount, way) && isMoney(line, unit, next)),
  size: (line: Line, way: Way) =>
    amounts(line).some(({ amount, unit, next }) =>
      isMoney(line, unit, next)
        ? goes(amount, way) && line.pieces.some(({ text }) => paid.test(text))
        : goes(amount, way) || amount.kind === 'exact',
    ),
  age: (line: Line, way: Way) =>
    line.pieces.some((_, place) => {
      const period = line.means(place, 'period')?.period
      return period !== undefined && (way === 'down') === (period.from === undefined) && isOwn(line, place)
    }),
  /** "With no order this year", "without a sale". */
  use: (line: Line) =>
    line.pieces.some(
      (_, place) => line.is(place, 'none') && line.all(line.past(place + 1), 'noun').length > 0,
    ),
} satisfies Record<(typeof classes)[number]['of'], (line: Line, way: Way) => boolean>
