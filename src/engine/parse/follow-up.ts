// A question that leans on the one before: "and in Aspen?", "break that down by month", "only the ones with a pool".
import type { Item, Placed } from './item.ts'
import type { Line } from './piece.ts'
import { showsOnlyColumns } from './only-columns.ts'
import { alsoIncluded } from './also-included.ts'
import { amongThose, overThose } from './among-those.ts'
import { of } from './assemble/items.ts'
import { addsToIt, isAdded } from './added-to-it.ts'
import { asAlone, firstAsTheyStand, isOfEach, isThat, ofOneBefore, ofWhat, openings } from './of-what.ts'
import { asksForRows, rowsBehind, rowsWanted } from './rows-behind.ts'
import { asGroups, besideSame, narrowsRows, ofEach, saysForWhich } from './beside-same.ts'
import { itsMoney } from './its-money.ts'
import { orderedByLast } from './ordered-by-last.ts'
import { asSaid, doesAgain, openingOf } from './opening.ts'
import { ofOtherGroups, rankedByNumber } from './other-groups.ts'
import { asksMostOf, asOne, ofOthers } from './other-things.ts'
import { withCountOfGroups, withMeansOfGroups } from './means-of-groups.ts'
import { computedAnew, meanOfOther } from './other-way.ts'
import { moved } from './assemble/time/neighbors.ts'
import { isSaidAnew, ofSameLimit } from './same-limit.ts'
import { sameInTime } from './same-in-time.ts'
import {
  asNumbers,
  isOtherNumber,
  isSameAgain,
  rankedAnew,
  ranksOthers,
  resized,
  type Rollup,
} from './same-again.ts'
import { withDatedNarrowing } from './dated-narrowing.ts'
import { isUnsureOf } from './unsure-of.ts'
import { asksWhoBehind } from './who-behind.ts'
import { asState, fewUnnamed, isAdjective, isWhole, refersBack } from './refers.ts'

const pointing = /\b(instead|that|those|them|same|ones?|these|it)\b/

/** Said anew, in other words, rather than going on: "average DOM of the actives" behind a question that was not understood. */
export const isAnew = (question: string, line: Line, placed: readonly Placed[]): boolean =>
  isWhole(line, placed) &&
  !ranksByNothing(placed) &&
  !pointing.test(openingOf(question)) &&
  !refersBack(line) &&
  (!openings.test(openingOf(question)) ||
    /^(average|avg|compared?|group|sort|no)\b/.test(openingOf(question)))

/** "Which category is the worst": by what was asked before. */
export const ranksByNothing = (placed: readonly Placed[]): boolean =>
  of(placed, 'quantity').length === 0 &&
  of(placed, 'ask').some(({ item }) => item.how === 'which') &&
  of(placed, 'rank').some(({ item }) => item.by === null && item.count === null)

/** Whether a question can stand alone; one that cannot takes what it lacks from the one before. */
export function leans(question: string, line: Line, placed: readonly Placed[]): boolean {
  const text = openingOf(question)
  const whole = isWhole(line, placed)
  const opens =
    openings.test(text) || addsToIt(text, placed) || doesAgain(text) || showsOnlyColumns(text, placed)
  const short = line.length <= (opens ? 24 : 12)
  return (
    (short &&
      (opens ||
        (!whole && placed.length > 0) ||
        /\binstead\b/.test(text) ||
        (pointing.test(text) && !whole))) ||
    refersBack(line) ||
    /\bof (?:them|those|these)[?.! ]*$/.test(text) ||
    of(placed, 'opposite').length > 0 ||
    asksForRows(question) ||
    asksWhoBehind(question) ||
    asksMostOf(question) ||
    groupsAsked(placed) !== null ||
    (short && (saysForWhich(text, placed) || fewUnnamed.test(text)))
  )
}

/** The earlier items, with those of the same kind replaced by the new ones. */
export function continued(
  asked: readonly Placed[],
  said: readonly Placed[],
  question: string,
  line: Line,
  rollup: Rollup = () => null,
): Placed[] {
  const text = asSaid(question)
  const grouped = withMeansOfGroups(asked, said, rollup)
  const earlier = addsToIt(openingOf(question), said) ? withCountOfGroups(grouped) : grouped
  const given = inLightOf(earlier, said, text)
  if (asksForRows(question)) return rowsBehind(earlier, question)
  if (isUnsureOf(earlier, given, text)) return unsure(earlier, said)
  const rows = rowsWanted(earlier, given, text)
  if (rows !== null) return continued(rows, given, question, line, rollup)
  const anew =
    amongThose(earlier, given, text) ??
    overThose(earlier, given, text) ??
    sameInTime(earlier, given, text) ??
    ofOthers(earlier, given, text) ??
    computedAnew(earlier, given) ??
    meanOfOther(earlier, given, rollup) ??
    itsMoney(earlier, given, text)
  if (anew !== null) return anew
  const other = rankedByNumber(earlier, given, rollup) ?? ofOtherGroups(earlier, given, text, rollup)
  if (other !== null) return continued(other.before, other.given, question, line, rollup)
  const groups = groupsAsked(given)
  const counts = earlier.some(({ item }) => item.kind === 'quantity')
  if (groups !== null && counts)
    return [...earlier, { ...groups, start: groups.start + 100, end: groups.end + 100 }]
  const isEach = isOfEach(earlier, given, text)
  const adds = addsToIt(openingOf(question), given) || isEach
  const shownToo = adds ? given.filter(({ item, text: words }) => !isAdded(item, words)) : given
  const same = !adds && (isSameAgain(text) || isOtherNumber(given, text))
  const meant = same || adds ? asNumbers(earlier, shownToo, rollup) : given
  const before = same ? rankedAnew(earlier, meant) : isEach ? earlier : ofWhat(earlier, meant, text, line)
  const instead = /\binstead\b|\bmake (it|that)\b|^now\b(?! (each|both)\b)/.test(text)
  // "How does that compare to homes that don't have one": the other side of the number before.
  const isOpposite = of(meant, 'opposite').length > 0
  const now = meant
    .filter(
      ({ item }) =>
        !(isOpposite && (item.kind === 'noun' || (item.kind === 'ask' && item.how === 'compare'))),
    )
    .map(one => ofSameLimit(before, alsoIncluded(before, asState(line, one))))
    .flatMap(one => inPlaceOf(before, one))
  const longer = resized(before, now)
  if (longer !== null) return longer
  const kinds = new Set(now.map(({ item }) => item.kind))
  const asksNew = kinds.has('quantity') && instead
  // "Which of them were down on the month before": that month beside the one before.
  const moves = of(now, 'change').some(({ item }) => item.direction !== null)
  const compares =
    kinds.has('versus') ||
    (moves && of(meant, 'shift').length > 0) ||
    now.some(({ item }) => item.kind === 'ask' && item.how === 'compare')
  const kept = before.filter(({ item }) => {
    switch (item.kind) {
      case 'period':
        return compares || !kinds.has('period')
      case 'order':
        return !kinds.has('order')
      case 'key':
        return !ranksOthers(now, text) && !(kinds.has('key') && (instead || same || sameSort(item, now)))
      case 'rank':
        return !kinds.has('rank')
      case 'quantity':
        return !asksNew
      case 'condition':
      case 'having':
        return !isSaidAnew(item, now)
      default:
        return true
    }
  })
  const ranked = of(before, 'rank').find(({ item }) => item.by !== null)?.item
  // "Units sold instead, just the top 3".
  const rankedAs = asksNew ? of(now, 'quantity').find(({ item }) => !item.weak)?.item.quantity : undefined
  const rankedBefore = rankedAs ?? ranked?.by ?? null
  const isCounted = of(now, 'rank').some(({ item }) => item.count !== null)
  const countBefore = isCounted
    ? null
    : (of(before, 'rank').find(({ item }) => item.count !== null)?.item.count ?? null)
  const offset = Math.max(0, ...before.map(({ end }) => end)) + 1
  const ordered = now.flatMap(({ item }) =>
    item.kind === 'order' && item.measures.length > 0 ? [item.measures] : [],
  )[0]
  // "Now rank by units instead": the same ranking, by something else.
  const isOfThose = countBefore !== null && /\b(sort|order|arrange)\w* (those|these|them)\b/.test(text)
  if (ordered !== undefined && rankedBefore !== null && !isOfThose)
    return [
      ...before.map(one =>
        one.item.kind === 'rank' && one.item.by !== null
          ? { ...one, item: { ...one.item, by: { kind: 'measure' as const, measures: ordered } } }
          : one,
      ),
      ...now.filter(({ item }) => item.kind === 'condition' || item.kind === 'period'),
    ]
  const narrows = narrowsRows(before, now, openingOf(question))
  const isOne =
    (/\b(which|what|who) ?(one|is|was|'s)\b/.test(text) && !/\bones\b/.test(text)) ||
    of(given, 'ask').some(({ item }) => item.one === true) ||
    given.some(next => next.item.kind === 'noun' && isAdjective(line, next))
  const added = now
    .filter(({ item }) => item.kind !== 'ask' || item.how !== 'which' || moves)
    // "How many of them": the things are those of the question before.
    .filter(({ item }) => !(item.kind === 'noun' && item.weak))
    .map(next =>
      narrows && next.item.kind === 'noun' ? { ...next, item: { ...next.item, scope: true } } : next,
    )
    .map(next => (compares ? besideSame(before, next) : next))
    .map(({ item, start, end, text: words, afterAnd }, at) => ({
      text: words,
      // "Also show the closing date and pool": a column beside the other.
      ...(at > 0 && afterAnd === true && isFlag(item) ? { afterAnd } : {}),
      // "And the bottom 10?", "and by units?": by what was said before, or as many.
      item:
        item.kind === 'rank'
          ? { ...item, by: item.by ?? rankedBefore, count: item.count ?? (isOne ? 1 : countBefore) }
          : item,
      start: start + offset,
      end: end + offset,
    }))
  return [...asGroups(kept, added), ...added, ...ofEach(before, added, text)]
}

const unsure = (earlier: readonly Placed[], said: readonly Placed[]): Placed[] => [
  ...earlier,
  ...said.slice(0, 1).map(one => ({ ...one, item: { kind: 'those before' as const } })),
]

/** What is said, in the sense that it has behind such a question. */
function inLightOf(earlier: readonly Placed[], said: readonly Placed[], text: string): readonly Placed[] {
  const alone = isThat.test(text) ? said.map(asAlone) : said
  const dated = withDatedNarrowing(earlier, ofOneBefore(earlier, alone), text)
  return firstAsTheyStand(earlier, orderedByLast(earlier, asOne(dated, text)))
}

/** "Which products?": one for each of them, where a number was asked for. "What about bookings" asks for another one. */
function groupsAsked(given: readonly Placed[]): Placed | null {
  const [ask, named, ...more] = given
  if (ask?.item.kind !== 'ask' || ask.item.how !== 'which' || ask.text.endsWith(' about')) return null
  if (named === undefined || more.length > 0) return null
  const { item } = named
  if (item.kind === 'noun' && !item.weak && !item.none && item.plural)
    return { ...named, item: { kind: 'key', key: { kind: 'noun', nouns: item.nouns } } }
  return item.kind === 'attribute' && item.plural
    ? { ...named, item: { kind: 'key', key: { kind: 'attribute', attributes: item.attributes } } }
    : null
}

/** "And the month before?": of the period that was asked about. */
function inPlaceOf(before: readonly Placed[], one: Placed): Placed[] {
  if (one.item.kind === 'opposite') {
    const { both } = one.item
    return before.flatMap(({ item }): Placed[] => {
      if (item.kind !== 'condition' || item.condition.kind !== 'flag') return []
      const { condition } = item
      const sides = both === true ? [true, false] : [!condition.yes]
      return sides.map(yes => ({ ...one, item: { kind: 'condition', condition: { ...condition, yes } } }))
    })
  }
  const base = of(before, 'period').at(-1)
  if (one.item.kind !== 'shift' || base === undefined) return [one]
  return one.item.shift.by === 0
    ? []
    : [{ ...one, item: { ...base.item, period: moved(base.item.period, one.item.shift) } }]
}

const isFlag = (item: Item) => item.kind === 'condition' && item.condition.kind === 'flag'

const sameSort = (item: Extract<Item, { kind: 'key' }>, now: readonly Placed[]) =>
  now.some(one => one.item.kind === 'key' && one.item.key.kind === item.key.kind && item.key.kind === 'grain')
