// Numbers that would be taken for one of something else: bookings that were lost for dollars, an age for money.
import type { Plan } from '#engine/plan.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function countedFault(draft: Draft, plan: Plan): string | null {
  if (countsWhatIsNamed(draft) || isLostKind(draft) || countsMoney(draft) || isUndone(draft))
    return 'how many of what'
  if (isCountOfEither(draft, plan)) return 'how many there are, or how many of each'
  if (losesSecondCount(draft, plan)) return 'each of the numbers'
  if (isAgeOfPeople(draft)) return 'a number of what'
  return ranksByPeople(draft, plan) ? 'what to rank by' : null
}

/** "Airbnb vs VRBO: number of leads, number of leads interested in renting": all of them, and some. */
function losesSecondCount({ placed }: Draft, { columns }: Plan): boolean {
  const counts = of(placed, 'quantity').filter(
    ({ item, text }) =>
      item.quantity.kind === 'count' && /^(?:the )?(?:total )?(?:number|count) of\b/.test(text),
  )
  const [first, second, ...more] = counts
  if (first === undefined || second === undefined || more.length > 0) return false
  const [one, other] = [first, second].map(({ item: { quantity } }) =>
    quantity.kind === 'count' ? quantity.nouns.join() : '',
  )
  const isNarrowed = of(placed, 'condition').some(({ start }) => start === second.end)
  return one === other && isNarrowed && columns.filter(({ kind }) => kind === 'quantity').length < 2
}

/** What somebody did: "lost", "reviewed". In "priced under 500k homes" the number is the verb's own. */
const did = /^(?!priced|rated|listed|valued|sized|booked|based|aged)(?:lost|[a-z]+ed) /

const isThings = ({ item }: Placed): boolean =>
  item.kind === 'noun' && item.plural && !item.weak && !item.none

/** "Lost 3 or more bookings", "reviewed 5 or more products": so many of those, and no limit on the verb's own number. */
const countsWhatIsNamed = ({ placed }: Draft): boolean =>
  placed.some(({ item, text, end }) => {
    const isLimit =
      (item.kind === 'having' && item.quantity.kind === 'measure' && isPlain(item.than)) ||
      (item.kind === 'condition' && item.condition.kind === 'amount' && item.condition.unit === 'plain')
    return isLimit && did.test(text) && placed.some(one => one.start === end && isThings(one))
  })

const isPlain = (than: { kind: string; unit?: string }): boolean =>
  than.kind === 'number' && than.unit === 'plain'

/** "Lost guests": they are what is lost, and no money. */
const isLostKind = ({ placed }: Draft): boolean =>
  of(placed, 'quantity').some(
    ({ text, end }) => text === 'lost' && placed.some(one => one.start === end && isThings(one)),
  )

/** "How many homes did we lose": a number of them, which the money that was lost is not. */
const countsMoney = ({ placed, index }: Draft): boolean =>
  placed.some(({ text }) => /^how many\b/.test(text)) &&
  of(placed, 'quantity').some(
    ({ item: { quantity }, text }) =>
      /\b(lose|lost|losing)$/.test(text) &&
      quantity.kind === 'measure' &&
      quantity.measures.every(id => index.measure(id).format === 'money'),
  )

/** "Skipped 2 or more stays": what did not take place is not counted anywhere. */
const isUndone = ({ placed }: Draft): boolean =>
  of(placed, 'having').some(({ text }) => /^(skipped|missed) /.test(text))

/** "Customers over 40": years, if anything, and no dollars. */
const isAgeOfPeople = ({ placed, index }: Draft): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition }, start }) =>
      condition.kind === 'amount' &&
      condition.attributes.length === 0 &&
      condition.unit === 'plain' &&
      'value' in condition.amount &&
      condition.amount.value <= 110 &&
      placed.some(
        ({ item, end }) =>
          end === start &&
          item.kind === 'noun' &&
          item.nouns.some(id => index.noun(id).vague?.includes('people') === true),
      ),
  )

/** "Homes hosting the most people": how many there are of them, and not what a home costs. */
const ranksByPeople = ({ placed }: Draft, { columns, keys }: Plan): boolean =>
  columns.every(({ kind }) => kind === 'attribute') &&
  keys.some(({ kind }) => kind === 'thing') &&
  of(placed, 'rank').some(
    rank =>
      rank.item.by === null &&
      /\b(most|fewest|least)$/.test(rank.text) &&
      of(placed, 'noun').some(({ item, start }) => start === rank.end && item.plural && item.weak),
  )

/** "Homes with 5+ inquiries past 90 days, count": of the homes, or of the inquiries of each. */
const isCountOfEither = ({ placed }: Draft, { keys, keep, columns, summary }: Plan): boolean => {
  const last = placed.at(-1)
  const isBare =
    last?.item.kind === 'ask' &&
    last.item.how === 'count' &&
    last.item.bare === true &&
    last.afterBreak === true
  return (
    isBare &&
    // "Guests with 2 or more stays, count" of no time says what they are.
    of(placed, 'period').length > 0 &&
    of(placed, 'having').some(({ item }) => item.standing !== true) &&
    /^(count|counts|ct)$/.test(last.text) &&
    summary.kind === 'count' &&
    keys.some(({ kind }) => kind === 'thing') &&
    keep.some(({ column, value }) => {
      const kept = columns[column]
      // Of what they have none of there is no number to show.
      const isNone = value.kind === 'number' && value.value === 0
      return kept?.kind === 'quantity' && kept.quantity.kind === 'count' && !isNone
    })
  )
}
