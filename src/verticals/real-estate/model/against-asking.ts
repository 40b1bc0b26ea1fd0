// Words that hold a sold price against the asking price: alone they name such sales, behind an amount they say how far apart.
import { words } from '#verticals/model-entries.ts'
import { beating, matching, missing } from '#verticals/verbs.ts'

const asked = words(`
  the owner was asking, the owner asked, the owners were asking, they asked, they were asking, the seller asked,
  the seller was asking, the sellers asked, was asked, it was listed for, they listed it for, asked for,
  their owner asked, their owners asked, their owners were asking, the owners asked, their seller asked,
  their sellers asked, they were listed for, they were listed at, it was listed at, they listed for
`)
const than = (more: string) => asked.flatMap(who => [`${more} than ${who}`, `for ${more} than ${who}`])

const price = words(`
  asking, ask, the ask, asking price, the asking price, their asking price, its asking price, list price, the list price, their list price
`)
const against = (verbs: readonly string[]) => verbs.flatMap(verb => price.map(one => `${verb} ${one}`))

/** "For more than the ask price": half of it read, the price left over would be a column. */
const prices = words(`
  asking, ask, list, asking price, ask price, list price, listing price, listed price, original asking price
`).flatMap(one => ['', 'the ', 'their ', 'its '].map(whose => `${whose}${one}`))
const beyond = (more: string, sides: readonly string[]) =>
  [more, ...sides].flatMap(side => {
    const than = side === more ? `${side} than` : side
    return prices.flatMap(one => [`${than} ${one}`, `for ${than} ${one}`])
  })

const once = (said: readonly string[]): string[] => [...new Set(said)]

export const underAsking = once(
  words(`
  under asking, below asking, under ask, below ask, under list, below list, under list price, below list price,
  under the asking price, below the asking price, under asking price, below asking price, below the ask price,
  under the ask price, for less than asking, less than the asking price, lower than asking, less than asking,
  less than ask, at a discount
`).concat(than('less'), beyond('less', ['under', 'below']), against(missing)),
)

export const overAsking = once(
  words(`
  over asking, above asking, over and above asking, past asking, in excess of asking, north of asking, at a premium to asking, over ask, above ask, over list, above list, over list price, above list price,
  over the asking price, above the asking price, over asking price, above asking price, above the ask price,
  over the ask price, for more than asking, more than the asking price, higher than asking, more than asking,
  more than ask
`).concat(than('more'), beyond('more', ['over', 'above']), against(beating)),
)

const full = words(`
  full asking, full ask, full list price, full asking price, the full asking price, the full list price, their full asking price
`)

/** "For exactly the asking price", "for the same as asking", "went for what they asked". */
export const atAsking = [
  ...words(
    'full price, full ask, full asking price, the full asking price, at the full asking price, right at asking, at list',
  ),
  ...[...price, ...asked.map(who => `what ${who}`)].flatMap(one =>
    ['', 'exactly ', 'the same as ', 'the same price as '].flatMap(how => [
      `at ${how}${one}`,
      `for ${how}${one}`,
      // Without a verb "for their asking price" may name a column.
      `sold for ${how}${one}`,
      `went for ${how}${one}`,
    ]),
  ),
  ...against([...matching, ...matching.map(verb => `exactly ${verb}`)]),
]

/** "Asking or better", "at or above list", "at least the asking price"; `more` and `bound` say which side goes with it. */
const orBeyond = (more: readonly string[], sides: readonly string[], bound: string) =>
  [...price, ...full, 'list', 'ask price', 'the ask price'].flatMap(one => [
    ...more.flatMap(word => ['', 'at ', 'for '].map(lead => `${lead}${one} or ${word}`)),
    ...sides.flatMap(side => [`at or ${side} ${one}`, `for or ${side} ${one}`]),
    `${bound} ${one}`,
    `for ${bound} ${one}`,
  ])

export const atOrOverAsking = [
  ...orBeyond(['better', 'more', 'above', 'over', 'higher'], ['above', 'over'], 'at least'),
  ...words(
    'full price or better, for full price or better, full price or more, without a discount, without any discount',
  ),
]
export const atOrUnderAsking = orBeyond(['less', 'below', 'under', 'lower'], ['below', 'under'], 'at most')

/** "Sold furthest below asking", "sold the most below asking": ranked by how far. "The most below asking sales" are counted. */
const farthest = (sides: readonly string[]) =>
  words(`
    furthest, the furthest, farthest, the farthest, sold most, sold the most, sell most, sell the most, went the most, closed the most
  `).flatMap(far => sides.flatMap(side => [...price, 'list'].map(one => `${far} ${side} ${one}`)))
export const farthestBelow = farthest(['below', 'under', 'beneath'])
export const farthestAbove = farthest(['above', 'over'])
export const inPercent = words(
  'in percentage term, in percent term, in percent, percentage wise, in percentage, by percent, by percentage',
)
