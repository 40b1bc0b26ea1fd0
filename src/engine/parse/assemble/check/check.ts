// Precision before recall: whatever the question says must have become part of the plan, or it is not answered.
import type { Placed } from '#engine/parse/item.ts'
import type { Noun } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import {
  areUnjoined,
  asksWhatIsNot,
  contradicts,
  denies,
  joinsKinds,
  limitsItself,
  measuresOthers,
} from '#engine/parse/assemble/contradictions.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { isHomeOfOthers, isNowhere, joinsPlaces } from '#engine/parse/assemble/words/places.ts'
import { tablesIn } from '#engine/parse/assemble/plan-tables.ts'
import { isRateOfAll } from '#engine/parse/assemble/scope-of-number.ts'
import type { Relation } from '#engine/parse/assemble/relations.ts'
import { ranksBothWays, rankFault } from './check-ranks.ts'
import { limitsAnother, numbersFault } from './check-numbers.ts'
import { timesFault } from './check-times.ts'
import { answersWithDoer, isHadOrShown, losesAskedThings } from './check-asked-things.ts'
import { isCompound, showsVerbApart } from './compound-numbers.ts'
import { isUntold } from './doings.ts'
import { limitsFault } from './excluding-limits.ts'
import { lostAmount } from './lost-amounts.ts'
import { isShownAgain } from './shown-again.ts'
import { spokenAttributes } from './spoken-attributes.ts'
import { besideFault } from './check-named-beside.ts'
import { eitherFault } from './check-either.ts'
import { emptyFault } from './check-empty.ts'
import { halvesFault } from './check-halves.ts'
import { partsFault } from './check-parts.ts'
import { senseFault } from './check-sense.ts'
import { shapeFault } from './check-shape.ts'

/** What the plan does not speak of, or null when it speaks of everything. */
export function leftOver(draft: Draft, plan: Plan, handled: ReadonlySet<Relation>): string | null {
  const { placed, picker, index } = draft
  const periods = new Set(of(placed, 'period').map(({ item }) => `${item.period.from} ${item.period.to}`))
  if (periods.size > 1 && !handled.has('periods') && !areTold(plan, periods)) return 'a second period'
  if (draft.asks.has('share') && !handled.has('share')) return 'a share'
  if (isCompound(draft) || showsVerbApart(draft, plan)) return 'what two numbers mean together'
  if (of(placed, 'opposite').length > 0) return 'the opposite of what'
  if (of(placed, 'those before').length > 0) return 'which ones of those before'
  if (of(placed, 'ratio').length > 0 && !handled.has('ratio')) return 'one number over another'
  const adverb = of(placed, 'attribute').some(({ text }) =>
    /\b(faster|slower|quicker|sooner|longer)\b/.test(text),
  )
  if (adverb && !handled.has('comparison') && of(placed, 'rank').length === 0) return 'a comparison'
  const compares = draft.asks.has('compare') || of(placed, 'versus').length > 0
  if (compares && !handled.has('comparison')) return 'a comparison'
  if (of(placed, 'change').length > 0 && !handled.has('change')) return 'a change'
  if (of(placed, 'having').length > 0 && plan.keep.length === 0) return 'a limit'
  const parts = of(placed, 'part limit').length
  // "More than a tenth were refunded, with 30 orders or more": both are limits.
  if (parts > 0 && plan.keys.length > 0 && plan.keep.length < parts + of(placed, 'having').length)
    return 'a part'
  // "Guests where more than half …": which of them, and not how large the part of all is.
  if (parts > 0 && plan.keys.length === 0 && of(placed, 'ask').some(({ item }) => item.relative === true))
    return 'a part'
  if (of(placed, 'between').length > 0 && !handled.has('difference')) return 'a difference'
  if (of(placed, 'period against period').length > 0 && !handled.has('against'))
    return 'one period against another'
  const number = numbersFault(draft, plan)
  if (number !== null) return number
  const dates = plan.columns.some(
    one => one.kind === 'attribute' && index.attribute(one.attribute).kind !== 'number',
  )
  if (of(placed, 'its date').length > 0 && !(dates || plan.keys.some(key => key.kind === 'time')))
    return 'a date'
  if (losesAskedThings(draft, plan) || answersWithDoer(draft, plan)) return 'which ones'
  if (isHadOrShown(draft)) return 'what they have and what is shown'
  const shape =
    shapeFault(draft, plan) ??
    senseFault(draft, plan) ??
    partsFault(draft, plan) ??
    halvesFault(draft, plan) ??
    limitsFault(plan) ??
    emptyFault(draft, plan) ??
    eitherFault(draft) ??
    lostAmount(draft, plan) ??
    besideFault(draft, plan)
  if (shape !== null) return shape
  if (isNowhere(draft, plan)) return 'where'
  if (joinsPlaces(draft)) return 'two kinds of places'
  const time = timesFault(draft, plan)
  if (time !== null) return time
  if (hasPercentOfOther(draft)) return 'a percentage of something'
  const searches = plan.where.some(
    one => one.kind === 'contains' && index.attribute(one.attribute).kind !== 'category',
  )
  if (searches && draft.quantities.some(({ ref }) => ref.kind === 'aggregate')) return 'what is searched'
  const different = plan.columns.some(
    one => one.kind === 'quantity' && (one.quantity.kind === 'distinct' || one.quantity.kind === 'count'),
  )
  if (draft.asks.has('distinct') && quantitiesOf(plan).some(kind => kind === 'measure') && different)
    return 'different ones'
  if (draft.asks.has('each') && (plan.keys.length === 0 || plan.limit === 1)) return 'each of what'
  const isList = plan.columns.every(({ kind }) => kind === 'attribute')
  if (of(placed, 'in total').length > 0 && isList && plan.summary.kind === 'rows') return 'a total of what'
  if (of(placed, 'running').length > 0 && !handled.has('running')) return 'a running total'
  if (of(placed, 'limit').length > 0 && plan.limit === null && plan.limitPer === null) return 'a number'
  if (ranksBothWays(draft)) return 'two rankings'
  const counted = plan.columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'count' ? [index.noun(one.quantity.noun)] : [],
  )
  if ([draft.subject, ...counted].some(noun => contradicts(noun, plan))) return 'two kinds of things'
  const named = of(placed, 'noun').flatMap(({ item }) =>
    item.weak || item.none ? [] : (picker.noun(item.nouns) ?? []),
  )
  if (measuresOthers(named, plan, index) || joinsKinds(placed, index)) return 'two kinds of things'
  if (asksWhatIsNot(plan, index)) return 'what they do not have'
  if (countsOthers(draft, plan, counted)) return 'how many people'
  const fault = rankFault(draft, plan, counted)
  if (fault !== null) return fault
  if (isHomeOfOthers(draft, plan)) return 'where they come from'
  if (isUnasked(draft, plan)) return 'which ones'
  if (isUntold(draft, plan)) return 'what was done'
  if (of(placed, 'of one').length > 0 || limitsAnother(draft, plan)) return 'a limit on each single one'
  if (limitsItself(plan)) return 'whose limit this is'
  const fixed = plan.where.flatMap(one => (one.kind === 'is' && one.not !== true ? [one.attribute] : []))
  if (new Set(fixed).size < fixed.length) return 'two values of one attribute'
  const isNot = new Set(
    plan.where.flatMap(one => (one.kind === 'is' && one.not === true ? [one.attribute] : [])),
  )
  // "Sessions that added to cart but did not check out": of many rows of one, each may be another.
  const isOfMany = draft.subject?.key !== undefined || counted.some(({ key }) => key !== undefined)
  const ownTable = isOfMany ? undefined : (draft.subject ?? counted[0])?.table
  // "For sale and still not sold": said twice of the same rows.
  const isTwice = (attribute: string) =>
    index.attribute(attribute).table === ownTable && !denies(plan.where, attribute)
  if (fixed.some(attribute => isNot.has(attribute) && !isTwice(attribute)))
    return 'two conditions that exclude each other'
  if (!handled.has('comparison') && areUnjoined(placed, plan)) return 'two values of one attribute'
  const byAttribute = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  const things = plan.keys.some(key => key.kind === 'thing')
  if (byAttribute && !things && plan.keys.some(key => key.kind === 'time')) return 'a ranking in time'
  const spoken = spokenAttributes(plan, index)
  // "With the rate": the last word of a measure that is shown already.
  const measured = plan.columns.flatMap(column =>
    column.kind === 'quantity' && column.quantity.kind === 'measure'
      ? index.measure(column.quantity.measure).words
      : [],
  )
  const again = (text: string) => measured.some(words => words.endsWith(` ${text}`))
  const unsaid = of(placed, 'attribute').find(
    one =>
      !one.item.attributes.some(id => spoken.has(id)) &&
      !again(one.item.text) &&
      !isShownAgain(draft, plan, one),
  )
  if (unsaid !== undefined) {
    const attribute = picker.attribute(unsaid.item.attributes)
    return `the ${attribute === null ? unsaid.item.text : index.attribute(attribute).label} beside the rest`
  }
  const unusedNoun = unused(draft, plan)
  if (unusedNoun !== null) return `${unusedNoun.label[1]} beside the rest`
  // "How much more do 4 bedrooms sell for than 3 bedrooms": both sides are columns, with what lies between them.
  const isBetween = plan.columns.some(({ kind }) => kind === 'difference')
  const keyed = of(placed, 'key').flatMap(({ item: { key } }) =>
    isBetween && key.kind === 'sides' ? [] : [JSON.stringify(key)],
  )
  if (new Set(keyed).size > plan.keys.length) return 'a group'
  if (of(placed, 'order').some(({ item }) => !item.named && !item.ofKeys) && plan.order.length === 0)
    return 'an order'
  const ranked = of(placed, 'rank').some(({ item }) => !item.implied)
  if (ranked && plan.order.length === 0 && plan.summary.kind === 'rows') return 'what to rank by'
  return null
}

/** "Bought in 2025 but nothing in 2026": each time has a number of its own. */
const areTold = ({ columns }: Plan, periods: ReadonlySet<string>): boolean => {
  const told = new Set(
    columns.flatMap(column =>
      column.kind === 'quantity'
        ? column.where.flatMap(one => (one.kind === 'during' ? [`${one.from} ${one.to}`] : []))
        : [],
    ),
  )
  return columns.length > 1 && [...periods].every(period => told.has(period))
}

/** A thing that is named must be what is listed, counted, grouped by or narrowed to. */
function unused(draft: Draft, plan: Plan): Noun | null {
  const { placed, picker, index, asks } = draft
  const spoken = new Set([
    ...plan.keys.flatMap(key => (key.kind === 'thing' ? [key.noun] : [])),
    ...plan.columns.flatMap(column =>
      column.kind === 'quantity' && column.quantity.kind !== 'measure' ? [column.quantity.noun] : [],
    ),
  ])
  const tables = tablesIn(index, plan)
  const described = new Set(of(placed, 'condition').map(({ end }) => end))
  for (const { item, start, end } of of(placed, 'noun')) {
    // "Which category do customers spend most on": those who do it need no rows of their own.
    const noun = item.weak || item.none || item.agent === true ? null : picker.noun(item.nouns)
    if (noun === null || spoken.has(noun.id) || tables.has(noun.table)) continue
    if (isRateOfAll(draft, plan, noun)) continue
    // "How much did customers spend", "how much revenue did the homes make": all of it is theirs.
    const isDoer = (one: Placed) =>
      (one.start === end && one.item.kind === 'quantity' && one.item.weak) || one.item.kind === 'newcomers'
    const isTheirs = noun.vague?.includes('people') === true || asks.has('how much') || asks.has('money')
    if (isTheirs && item.plural && placed.some(isDoer)) continue
    // "Anonymous visitors", "favorited a home": what is said of them narrows rows that only point to them.
    if (!described.has(start) && !(described.has(start - 1) && !item.plural)) return noun
  }
  return null
}

/** "At least 5 percent of the asking price": of what is no percentage itself. */
const hasPercentOfOther = ({ placed, index }: Draft): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'amount' &&
      condition.unit === 'percent' &&
      condition.attributes.length > 0 &&
      condition.attributes.every(id => !['percent', 'ratio'].includes(index.attribute(id).format)),
  )

/** "Which products sold less this year than last": the sum of all of them says nothing about any. */
const isUnasked = ({ placed }: Draft, { keys }: Plan): boolean =>
  of(placed, 'period against period').length > 0 &&
  of(placed, 'ask').some(({ text, item }) => text === 'which' && item.relative !== true) &&
  keys.every(({ kind }) => kind === 'sides')

const quantitiesOf = ({ columns }: Plan) =>
  columns.flatMap(column => (column.kind === 'quantity' ? [column.quantity.kind] : []))

/** "How many people hit favorite": those who did it, not how often it was done. */
function countsOthers({ placed, index }: Draft, { keys }: Plan, counted: readonly Noun[]): boolean {
  const ask = of(placed, 'ask').find(({ item }) => item.how === 'count' && item.bare !== true)
  const next = of(placed, 'noun').find(({ start }) => ask !== undefined && start > ask.start)
  const isPeople = (noun: Noun) => noun.vague?.includes('people') === true
  return (
    next?.item.weak === true &&
    next.item.verb !== true &&
    next.item.nouns.every(id => isPeople(index.noun(id))) &&
    counted.length > 0 &&
    !keys.some(key => key.kind === 'thing' && isPeople(index.noun(key.noun))) &&
    !counted.some(({ table }) => next.item.nouns.some(id => index.noun(id).table === table))
  )
}
