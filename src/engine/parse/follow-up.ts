// A question that leans on the one before: "and in Aspen?", "break that down by month", "only the ones with a pool".
import type { ConditionRef, Item, Placed } from './item.ts'
import type { Line } from './piece.ts'
import { of } from './assemble/items.ts'
import { moved } from './assemble/settle.ts'

const openings =
  /^(and|what about|how about|ok and|okay and|same|now|only|just|but|with|without|break|split|sort|make it|group|add|no|instead|the ones|those|of those|how many of (them|those)|how many from (them|those)|avg|average|by|also|narrow|restrict|limit|um|uh)\b/
const pointing = /\b(instead|that|those|them|same|ones?|these|it)\b/

/** Whether a question can stand alone; one that cannot takes what it lacks from the one before. */
export function leans(question: string, line: Line, placed: readonly Placed[]): boolean {
  const text = question
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/^((um|uh|ok|okay|so|and)[ ,]+)+/, found => (found.includes('and') ? 'and ' : ''))
  // "Top 5 brands by revenue" says what is ranked and by what.
  const ranks = of(placed, 'rank').some(({ item }) => item.by !== null) && of(placed, 'attribute').length > 0
  const whole =
    ranks || placed.some(({ item }) => item.kind === 'quantity' || (item.kind === 'noun' && !item.weak))
  const opens = openings.test(text)
  const short = line.length <= (opens ? 24 : 12)
  return short && (opens || (!whole && placed.length > 0) || (pointing.test(text) && !whole))
}

/** The earlier items, with those of the same kind replaced by the new ones. */
export function continued(before: readonly Placed[], given: readonly Placed[], question: string): Placed[] {
  if (/^(and )?(which|show|list)( me)?( ones?| them| those)?[ ?.!]*$/.test(question.toLowerCase().trim()))
    return before.flatMap(shown)
  const instead = /\binstead\b|\bmake it\b|^now\b/.test(question.toLowerCase())
  const now = given.flatMap(one => inPlaceOf(before, one))
  const kinds = new Set(now.map(({ item }) => item.kind))
  const asksNew = kinds.has('quantity') && instead
  const kept = before.filter(({ item }) => {
    switch (item.kind) {
      case 'period':
        return !kinds.has('period')
      case 'order':
        return !kinds.has('order')
      case 'key':
        return !(kinds.has('key') && (instead || sameSort(item, now)))
      case 'rank':
        return !kinds.has('rank')
      case 'quantity':
        return !asksNew
      case 'condition':
        return !now.some(
          one => one.item.kind === 'condition' && speaksOfSame(item.condition, one.item.condition),
        )
      default:
        return true
    }
  })
  const named = before.find(({ item }) => item.kind === 'rank' && item.by !== null)?.item
  const rankedBefore = named?.kind === 'rank' ? named.by : null
  const offset = Math.max(0, ...before.map(({ end }) => end)) + 1
  const ordered = now.flatMap(({ item }) =>
    item.kind === 'order' && item.measures.length > 0 ? [item.measures] : [],
  )[0]
  // "Now rank by units instead": the same ranking, by something else.
  if (ordered !== undefined && rankedBefore !== null)
    return [
      ...before.map(one =>
        one.item.kind === 'rank' && one.item.by !== null
          ? { ...one, item: { ...one.item, by: { kind: 'measure' as const, measures: ordered } } }
          : one,
      ),
      ...now.filter(({ item }) => item.kind === 'condition' || item.kind === 'period'),
    ]
  // "Narrow that to customers in California": over which rows, not one for each of them.
  const narrows = /^(and )?(only|just|narrow|restrict|limit)\b/.test(question.toLowerCase())
  const added = now
    .filter(({ item }) => item.kind !== 'ask' || item.how !== 'which')
    // "How many of them": the things are those of the question before.
    .filter(({ item }) => !(item.kind === 'noun' && item.weak))
    .map(one => (narrows && one.item.kind === 'noun' ? { ...one, item: { ...one.item, scope: true } } : one))
    .map(({ item, start, end, text }) => ({
      text,
      // "And the bottom 10?": by what was said before.
      item: item.kind === 'rank' && item.by === null ? { ...item, by: rankedBefore } : item,
      start: start + offset,
      end: end + offset,
    }))
  return [...kept, ...added]
}

/** "And the month before?": of the period that was asked about. */
function inPlaceOf(before: readonly Placed[], one: Placed): Placed[] {
  if (one.item.kind === 'opposite')
    return before.flatMap((earlier): Placed[] =>
      earlier.item.kind === 'condition' && earlier.item.condition.kind === 'flag'
        ? [
            {
              ...one,
              item: {
                kind: 'condition',
                condition: { ...earlier.item.condition, yes: !earlier.item.condition.yes },
              },
            },
          ]
        : [],
    )
  const base = of(before, 'period').at(-1)
  if (one.item.kind !== 'shift' || base === undefined) return [one]
  return one.item.shift.by === 0
    ? []
    : [{ ...one, item: { ...base.item, period: moved(base.item.period, one.item.shift) } }]
}

const sameSort = (item: Extract<Item, { kind: 'key' }>, now: readonly Placed[]) =>
  now.some(one => one.item.kind === 'key' && one.item.key.kind === item.key.kind && item.key.kind === 'grain')

function speaksOfSame(a: ConditionRef, b: ConditionRef): boolean {
  const attributes = (one: ConditionRef): readonly string[] => {
    switch (one.kind) {
      case 'values':
        return (one.options[0] ?? []).map(({ attribute }) => attribute)
      case 'flag':
        return [one.attribute]
      case 'amount':
      case 'empty':
      case 'lift':
        return one.attributes
      default:
        return []
    }
  }
  const own = new Set(attributes(a))
  return attributes(b).some(id => own.has(id))
}

/** What was counted is listed: "which ones?" */
function shown(placed: Placed): Placed[] {
  const { item } = placed
  if (item.kind === 'ask' && item.how === 'count') return []
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return [placed]
  return [
    { ...placed, item: { kind: 'noun', nouns: item.quantity.nouns, plural: true, none: false, weak: false } },
  ]
}
