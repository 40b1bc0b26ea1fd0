// "Which guests arrive next week, and on what day does each one": groups of days would not say which guests.
import type { Noun } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function losesAskedThings(draft: Draft, plan: Plan): boolean {
  const { placed, index } = draft
  const { keys } = plan
  if (losesWho(draft, plan) || losesNumbered(draft, plan) || losesGroups(draft, plan)) return true
  if (keys.length === 0) return false
  const asked = of(placed, 'noun').filter(
    ({ item, start }) =>
      !item.weak &&
      !item.none &&
      of(placed, 'ask').some(one => one.item.how === 'which' && one.end === start && one.start === 0),
  )
  const named = asked.flatMap(({ item }) => item.nouns.map(index.noun))
  const isShown = keys.some(
    key =>
      (key.kind === 'thing' && named.some(noun => noun.table === index.noun(key.noun).table)) ||
      (key.kind === 'attribute' && named.some(noun => noun.name.includes(key.attribute))),
  )
  return named.length > 0 && !isShown
}

/** "Which cities have a home with more than 20 bookings": a list of such homes would name a city as often as it has one. */
const losesGroups = ({ placed, index }: Draft, { keys, keep, where }: Plan): boolean =>
  keep.length + where.length > 0 &&
  keys.some(({ kind }) => kind === 'thing') &&
  of(placed, 'attribute').some(
    ({ item, start, end }) =>
      item.plural &&
      item.attributes.every(id => index.attribute(id).kind === 'category') &&
      of(placed, 'ask').some(one => one.item.how === 'which' && one.end === start) &&
      of(placed, 'noun').some(
        one => one.start > end && one.start <= end + 2 && !one.item.weak && !one.afterAnd && !one.afterBreak,
      ),
  )

/** "Biggest sales this year: 3 areas": three of what is named right behind the number, and not of the rows that are ranked. */
function losesNumbered({ placed, index }: Draft, { keys, limit }: Plan): boolean {
  const [key] = keys
  if (limit === null || keys.length !== 1 || key?.kind !== 'thing') return false
  const { table } = index.noun(key.noun)
  return of(placed, 'limit').some(({ end, item }) => {
    const behind = placed.find(one => one.start === end)
    if (item.count !== limit || behind === undefined) return false
    if (behind.item.kind === 'attribute')
      return behind.item.plural && behind.item.attributes.every(id => index.attribute(id).kind === 'category')
    return (
      behind.item.kind === 'noun' &&
      behind.item.plural &&
      !behind.item.weak &&
      behind.item.nouns.every(id => index.noun(id).table !== table)
    )
  })
}

/** "Who arrives tomorrow, and what do they pay": a sum over all of them names nobody, and neither does a house. */
function losesWho({ placed, index }: Draft, { keys, columns }: Plan): boolean {
  const asks = of(placed, 'ask').some(
    ({ text, start, item }) => text === 'who' && start === 0 && item.relative !== true,
  )
  if (!asks || columns.length === 0) return false
  const names = new Set(index.model.nouns.filter(arePeople).flatMap(({ name }) => name))
  const shown = [
    ...keys.flatMap(key =>
      key.kind === 'thing' ? index.noun(key.noun).name : 'attribute' in key ? [key.attribute] : [],
    ),
    ...columns.flatMap(one => (one.kind === 'attribute' ? [one.attribute] : [])),
  ]
  const isThing = keys.length === 0 || keys.some(({ kind }) => kind === 'thing')
  return isThing && !shown.some(id => names.has(id))
}

const arePeople = (noun: Noun | null): boolean => noun?.vague?.includes('people') === true

/** "What do customers in Texas buy", "how many books did customers buy": those who do it are not what is asked for. */
export function answersWithDoer({ placed, index, subject }: Draft, { keys, columns }: Plan): boolean {
  const ask = of(placed, 'ask').find(({ start }) => start === 0)
  const [first, second] = placed.filter(({ start }) => ask !== undefined && start >= ask.end)
  const isDone = of(placed, 'noun').some(({ item }) => item.verb === true)
  if (ask === undefined || first === undefined || !isDone) return false
  // "What customers bought" may ask for them; "what did customers buy" does not.
  const isWhat = ask.text === 'what' && first.start > ask.end
  const isHowMany =
    ask.item.how === 'count' &&
    first.start === ask.end &&
    first.item.kind === 'condition' &&
    second !== undefined &&
    second.start > first.end
  if (!isWhat && !isHowMany) return false
  const shown = [
    ...keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun)] : [])),
    ...columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind !== 'measure' ? [index.noun(one.quantity.noun)] : [],
    ),
  ]
  return shown.some(arePeople) || (keys.length === 0 && shown.length === 0 && arePeople(subject))
}

/** "Homes with a pool and rental income": those that have both, or the income of those with a pool? */
export const isHadOrShown = (draft: Draft): boolean => {
  const { index, placed } = draft
  if (hasButLacks(draft)) return true
  const had = new Set(
    index.model.segments.flatMap(({ where: [only, ...more] }) =>
      only?.kind === 'empty' && only.not === true && more.length === 0 ? [only.attribute] : [],
    ),
  )
  return of(placed, 'attribute').some(
    ({ item, start, afterAnd }) =>
      afterAnd === true &&
      item.attributes.every(id => had.has(id)) &&
      of(placed, 'condition').some(
        one =>
          one.item.condition.kind === 'flag' && one.end === start - 1 && /^(with|having)\b/.test(one.text),
      ),
  )
}

/** "Products with reviews but no rating": what they have chooses them, and is no column. */
const hasButLacks = ({ index, placed }: Draft): boolean =>
  of(placed, 'attribute').some(({ item, start, end }) => {
    const isCount = item.attributes.every(id => {
      const { units, format } = index.attribute(id)
      return units !== undefined && format !== 'money'
    })
    const isBehind = of(placed, 'noun').some(noun => start > noun.end && start <= noun.end + 2)
    const lacks = of(placed, 'condition').some(
      one =>
        one.start === end + 1 &&
        one.afterAnd === true &&
        one.item.condition.kind === 'segment' &&
        /^(no|without|not)\b/.test(one.text),
    )
    return isCount && isBehind && lacks
  })
