// What a story tells beside a question that stands whole: background, unless it could narrow the rows. A name, a number, a time, a
// denial or a condition in it is never set aside, but where the question says its own.
import type { ModelIndex } from '#engine/model-index.ts'
import { shortOfTime } from '#engine/text/talk/lead-ins.ts'
import { datesAhead } from './assemble/words/ahead.ts'
import {
  conditional,
  isAbsent,
  isBelieved,
  isSaidOfRows,
  mayBeTopic,
  withoutTopic,
  workDays,
} from './conditional.ts'
import type { Item, Placed } from './item.ts'
import type { Line, Piece } from './piece.ts'
import { scan } from './scan.ts'
import {
  askedAbout,
  isAbsentKind,
  isClaim,
  isClaimed,
  isOnlyTeller,
  isWhenTold,
  kindsAsked,
  kindsOf,
  namesOf,
  tellsOfTalk,
} from './told.ts'
import {
  isComing,
  isDayOf,
  isDeadline,
  isDue,
  isForGift,
  isNeededBy,
  isPlanned,
  isTonight,
} from './told-deadlines.ts'
import { isColumnList } from './told-columns.ts'
import { denies } from './told-denials.ts'
import { groupsAtEnd } from './told-groups.ts'
import { namesOtherMeasure } from './told-measures.ts'
import {
  couldLimit,
  countOf,
  countsIn,
  isLaidOut,
  isOwnTime,
  isPrinted,
  piecesOfLimit,
} from './told-numbers.ts'
import { tellsOfSeason } from './told-times.ts'
import { topicsOf } from './topics.ts'
import { isAllTalk, isTalk } from './turns-of-speech.ts'
import { isTeller, isWish, textOf } from './wishes.ts'

/** How it is told: in a sentence somebody may do what the data knows nothing of, a purpose may be such a thing, an errand anything. */
export type Telling = 'remark' | 'sentence' | 'purpose' | 'errand'

/** Whether nothing of it could change which rows the question is about. */
export function isBackground(
  tale: Line,
  asked: readonly Placed[],
  index: ModelIndex,
  told: Telling = 'remark',
): boolean {
  const { placed, unused } = scan(tale)
  const text = textOf(tale).replace(shortOfTime, '').replace(workDays, '')
  if (conditional.test(told === 'sentence' && mayBeTopic(tale, text) ? withoutTopic(text) : text))
    return false

  // "I want to reward our loyal customers": a plan of those who ask wishes for no rows.
  const isGoal = told === 'purpose' && /^(i|we|he|she|they) /.test(text)
  if ((isWish(tale) && !isGoal && told !== 'errand') || (isSaidOfRows(tale) && !isBelieved.test(text)))
    return false
  const namesThings = ({ item }: Placed) => item.kind === 'noun' && !item.weak
  const isGrouped = asked.some(({ item }) => item.kind === 'key')
  if (isColumnList(tale) || (groupsAtEnd(tale).length > 0 && !isGrouped)) return false
  const isStrange = (piece: Piece, at: number) =>
    told === 'sentence' && !toLearn.test(text) ? isAbsentKind(tale, at) : isAbsent(piece)
  const isOther = told === 'purpose' ? placed.some(namesThings) && !isGoal : tale.pieces.some(isStrange)
  if (told !== 'errand' && isOther) return false
  // "What's the most we ever sold a house for": what is asked for, though nothing behind it is understood.
  if (
    /^(what|which|who)\b/.test(textOf(tale)) &&
    tale.pieces.some((_, at) => tale.is(at, 'top', 'bottom', 'average', 'median'))
  )
    return false
  // "How's the market in Solano Bay": of a place that the data does not hold.
  if (unused.length > 0 && asksOfPlace.test(text)) return false
  const isBelief = isClaim(tale)
  // "The bank wants the average asking price of the homes we have | under contract": a mean that nobody asks for is asked for here.
  const isMean = ({ item }: Placed) => item.kind === 'quantity' && item.quantity.kind === 'aggregate'
  if (!isBelief && placed.some(isMean) && !asked.some(isMean)) return false
  // "Checkout drop-off %:", "…, and the cancellation rate": a number of its own, which is asked for.
  const isPart = tale.pieces.some(piece => /%|percent/.test(piece.text))
  if (!isBelief && (isPart || namesOtherMeasure(tale, asked))) return false
  // "We can pay for ten places, so which 10 cities": told, and asked for in so many words.
  const counts = new Set(asked.flatMap(({ item }) => countOf(item)))
  const limits = isBelief ? new Set(placed.flatMap(piecesOfLimit)) : new Set<number>()
  const isCount = (at: number) => countsIn(tale, at).some(count => counts.has(count))
  if (tale.pieces.some((_, at) => couldLimit(tale, at) && !limits.has(at) && !isCount(at))) return false
  const repeated = new Set(asked.flatMap(({ text }) => text.match(/\d[\d.,]*/g) ?? []))
  const isAgain = ({ text }: Placed) => {
    const numbers = text.match(/\d[\d.,]*/g) ?? []
    return isBelief && numbers.length > 0 && numbers.every(number => repeated.has(number))
  }
  const isHarmless = (one: Placed) =>
    harmless(one) ||
    isAgain(one) ||
    isWhenTold(tale, one) ||
    isTonight(one, index) ||
    isPlanned(tale, one, index) ||
    isNeededBy(tale, one) ||
    isComing(tale, one) ||
    countOf(one.item).some(count => counts.has(count)) ||
    isOnlyTeller(tale, one) ||
    isLaidOut(tale, one) ||
    isOwnTime(tale, one) ||
    isForGift(tale, one) ||
    isPrinted(tale, one) ||
    // "She complains that her place never gets any views".
    (isBelief && (one.item.kind === 'noun' || isSame(one.item))) ||
    isAllTalk(tale, one)
  const telling = placed.filter(one => !isHarmless(one))
  // "He swears that nobody buys books": the question looks after it with its own words.
  if (!isBelief && denies(tale, telling)) return false
  const kinds = new Set(asked.flatMap(({ item }) => kindsAsked(item, index)))
  const isTopic = askedAbout(asked, index)
  const isSaid = (topic: string) => isTopic(topic) || kinds.has(topic)
  const isOtherName = (piece: Piece) =>
    namesOf(piece).length > 0 && !namesOf(piece).some(attribute => isSaid(attribute))
  if (tale.pieces.some((piece, at) => isOtherName(piece) && !isTeller(tale, at) && !isTalk(tale, at)))
    return false
  const isOfRows = !isSaid('time') && !(isDue.test(textOf(tale)) && datesAhead(index).size === 0)
  if (
    isOfRows &&
    unused.some(({ text }) => /^(mon|tues|wednes|thurs|fri|satur|sun)day$/.test(text)) &&
    !tellsOfTalk(tale)
  )
    return false
  if (tellsOfSeason(tale, unused, asked) && !isSaid('time')) return false
  if (placed.some(({ item }) => kindsOf(item, index).some(attribute => !isSaid(attribute)))) return false
  return telling.every(one => {
    const topics = topicsOf([one.item], index)
    return (
      isClaimed(tale, one) ||
      isDeadline(one, index) ||
      (isDue.test(textOf(tale)) &&
        /^(period|condition)$/.test(one.item.kind) &&
        (isSaid('time') || datesAhead(index).size === 0) &&
        isDayOf(one)) ||
      isThere(one.item, asked, index) ||
      isNamedOf(one.item, isSaid) ||
      isAlsoSaid(tale, one, index, isSaid) ||
      ((narrowing.has(one.item.kind) || isKeySaid(one.item)) && topics.length > 0 && topics.every(isSaid))
    )
  })
}

const asksOfPlace = /^how (is|are|was|were) (the|our|my) .*\b(in|around|at|near|for)\b/

/** "So I can see the discounts": asked for, though the data does not hold it. */
const toLearn = /\b(see|know|find out|compare|check|learn|understand|show)\b/

/** A name that several columns hold: the question speaks of one of them. */
const isNamedOf = (item: Item, isSaid: (topic: string) => boolean): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'values' &&
  !item.condition.not &&
  item.condition.options.flat().some(({ attribute }) => isSaid(attribute))

/** "I wonder which weekdays they arrive on: bookings per weekday"; "the weekly ones" may be a kind. */
const isKeySaid = (item: Item): boolean => item.kind === 'key' && item.key.kind !== 'grain'

const isSame = (item: Item): boolean => item.kind === 'shift' && item.shift.unit === 'same'

/** "Returns are killing me. What is the refund rate": a word of two meanings, and the question speaks of one of them. */
const isAlsoSaid = (
  tale: Line,
  { start, end }: Placed,
  index: ModelIndex,
  isSaid: (topic: string) => boolean,
): boolean =>
  end === start + 1 &&
  tale
    .all(start, 'noun')
    .flatMap(({ noun }) => index.noun(noun).where ?? [])
    .some(one => one.kind === 'is' && one.not !== true && isSaid(one.attribute))

/** "Owners who rent out": a number that is asked for is there anyway. */
function isThere(item: Item, asked: readonly Placed[], index: ModelIndex): boolean {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return false
  const computed = new Set(
    asked
      .flatMap(
        ({ item: one }) =>
          (one.kind === 'rank' ? one.by : one.kind === 'quantity' ? one.quantity : null) ?? [],
      )
      .flatMap(by => ('attributes' in by ? by.attributes : [])),
  )
  return item.condition.segments.every(id =>
    index
      .segment(id)
      .where.every(one => one.kind === 'empty' && one.not === true && computed.has(one.attribute)),
  )
}

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'period', 'shift'])

const talk: ReadonlySet<Item['kind']> = new Set([
  'quantity',
  'attribute',
  'ask',
  'total',
  'change',
  'in total',
  'names',
  'its date',
  'now',
  'date',
  'versus',
  'between',
  'in money',
  'averaged',
  'running',
  'whether',
  'guess',
  'their home',
])

/** Things and numbers that are only talked about. */
const harmless = ({ item, text }: Placed): boolean =>
  talk.has(item.kind) ||
  (item.kind === 'condition' &&
    item.condition.kind === 'contains' &&
    /^(talk(s|ed|ing)? )?about /.test(text)) ||
  (item.kind === 'noun' && !item.none) ||
  (item.kind === 'limit' && text === 'one') ||
  (item.kind === 'rank' && item.count === null && item.place === undefined)
