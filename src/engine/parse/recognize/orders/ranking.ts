// "top 5", "most revenue", "cheapest three", "ten biggest spenders", "best-selling".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { nounBefore } from '#engine/parse/recognize/limits/nouns-before.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { measured, quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { areMany, isMany, isOneOfMany } from './one-or-many.ts'
import { isOnlyOne } from './only-one.ts'
import { rowsWanted, wholeNumber } from './number-of-rows.ts'
import {
  describedThings,
  groupDoes,
  isEarnedFrom,
  isOff,
  isOfThings,
  isRankVerb,
  ledBy,
  numberBehind,
  pricesBehind,
  ratedBefore,
  thingsAt,
  withinPhrase,
  doneRecently,
} from './ranked-things.ts'
import { isDeniedWell, pastAny } from '#engine/parse/recognize/conditions/not-selling.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { isPassive, lastTold, verbBefore, verbsAt } from './told-before.ts'

type Rank = Extract<Item, { kind: 'rank' }>

export const ranking = opensWith({
  kinds: ['place', 'amount', 'ranks', 'extreme'],
  words: ['top', 'bottom', 'more', 'less'],
})((line, at) => {
  const place = line.means(at, 'place')?.place
  const before = wholeNumber(line, at)
  const start = before === null && place === undefined ? at : line.past(at + 1)
  const found = superlative(line, start)
  if (found === null) return null
  const between = found.count ?? null
  // "The most on one booking": behind a preposition the number is that of something else.
  const isApart = line.pieces
    .slice(found.end, line.past(found.end))
    .some(({ text }) => /^(for|in|on|at|from|of|with|by)$/.test(text))
  const after =
    before === null && between === null && place === undefined && !isApart
      ? rowsWanted(line, line.past(found.end))
      : null
  const end = after === null ? pastAny(line, found.end) : line.past(found.end) + 1
  const { high, by } = found
  const isSaid = line.pieces.slice(start, found.end).some(({ text }) => /\b(most|least|fewest)\b/.test(text))
  const names = line.all(found.end - 1, 'ranks').length > 0 && !isSaid
  const implied = line.all(start, 'ranks').length > 0 && before === null && after === null && !isSaid
  const quality = isQuality(line, start) || isDeniedWell(line, start)
  return {
    end,
    items: [
      {
        kind: 'rank',
        implied,
        count:
          before ?? between ?? after ?? (place === undefined && isOnlyOne(line, start, found.end) ? 1 : null),
        high,
        ...(place === undefined ? {} : { place }),
        quality,
        by,
        ...isMany(line, names ? found.end - 1 : start),
        ...ledBy(line, at),
        ...(names ? { names } : {}),
        ...(by?.kind === 'attribute' && areMany(line, start, found.end) ? { plural: true } : {}),
        ...(by?.kind === 'attribute' ? isOneOfMany(line, start, found.end) : {}),
      },
      ...(found.also ?? []),
    ],
  }
})

/** "Best" and "worst" judge; "highest" and "lowest" measure. */
export const isQuality = (line: Line, at: number) =>
  /^(best|worst|strongest|weakest|better|worse|best to worst|worst to best)$/.test(
    line.pieces[at]?.text ?? '',
  )

interface Superlative {
  high: boolean
  by: Rank['by']
  end: number
  /** The number of rows, where it stands between. */
  count?: number | null
  /** What is said of the things that are counted. */
  also?: readonly Item[]
}

function superlative(line: Line, at: number): Superlative | null {
  const ranks = line.all(at, 'ranks')
  const [rank] = ranks
  // "More popular this year than last": neither comes first.
  const isOfTwo = rank !== undefined && line.is(at - 1, 'more', 'less')
  if (isOfTwo && line.pieces.some((_, place) => place > at && line.is(place, 'than'))) return null
  // "Use the most": a phrase and its superlative in either order.
  const after = line.past(at + 1)
  const ofTwo = /^(the )?(most|least)( often| frequently)?$/.exec(line.pieces[after]?.text ?? '')?.[2]
  if (rank !== undefined && ofTwo !== undefined)
    return {
      high: rank.high === (ofTwo === 'most'),
      by: { kind: 'measure', measures: ranks.map(({ measure }) => measure) },
      end: after + 1,
    }
  // "Booked the most nights": what there is most of stands behind.
  // "Sent back the most orders": those that were, and not how many they have.
  const isThings =
    line.all(after, 'attribute').length === 0 && line.all(after, 'noun').some(({ weak }) => !weak)
  const most =
    /\b(most|least|fewest)$/.test(line.pieces[at]?.text ?? '') && !isThings ? numbersAt(line, after) : []
  if (rank !== undefined && most.length > 0 && after === at + 1)
    return { high: rank.high, by: { kind: 'attribute', attributes: most }, end: after + 1 }
  if (rank !== undefined)
    return {
      high: rank.high,
      by: { kind: 'measure', measures: ranks.map(({ measure }) => measure) },
      end: /\b(most|least)$/.test(line.pieces[at]?.text ?? '') && isOften(line, at + 1) ? at + 2 : at + 1,
    }
  const high = line.is(at, 'top')
  if (high || line.is(at, 'bottom')) {
    // "The most 5 star products": the number belongs to its unit.
    if (
      line.all(line.past(line.past(at + 1) + 1), 'unit').length > 0 &&
      wholeNumber(line, line.past(at + 1)) !== null &&
      !/^(for|in|on|at)$/.test(line.pieces[at + 1]?.text ?? '') &&
      /^(most|fewest|least)$/.test(line.pieces[at]?.text ?? '')
    ) {
      const such = describedThings(line, line.past(at + 1))
      return such === null ? null : { high, ...such }
    }
    const isBehind = /^(for|in|on|at)$/.test(line.pieces[at + 1]?.text ?? '')
    const count = isBehind ? null : rowsWanted(line, line.past(at + 1))
    const isVerb = isRankVerb(line, at)
    const next =
      count === null ? withinPhrase(line, isVerb && line.is(at + 1, 'by') ? at + 2 : at + 1) : at + 1
    // "Bottom 5 sellers": the number stands between.
    const named = count === null ? next : line.past(line.past(at + 1) + 1)
    const phrase = line.all(named, 'ranks')
    if (phrase[0] !== undefined && (count === null || !high))
      return {
        // "The worst flops" are no hits.
        high: high && phrase[0].high,
        by: { kind: 'measure', measures: phrase.map(({ measure }) => measure) },
        end: named + 1,
        count,
      }
    const extreme = line.all(next, 'extreme')
    if (extreme.length > 0) {
      const attributes = extreme.map(({ attribute }) => attribute)
      return {
        high: high === (extreme[0]?.high ?? true),
        by: { kind: 'attribute', attributes, one: true },
        end: next + 1,
      }
    }
    // "Who has stayed the most times": by how often they did.
    const often = /^(times|often)$/.test(line.pieces[next]?.text ?? '') ? nounBefore(line, at) : []
    if (often.length > 0) return { high, by: { kind: 'count', nouns: often }, end: next + 1 }
    const days = /^(recently|lately)$/.test(line.pieces[next]?.text ?? '') ? doneRecently(line, at) : []
    if (days.length > 0) return { high, by: { kind: 'attribute', attributes: days }, end: next + 1 }
    if (isOfThings(line, at, next)) return { high, by: null, end: next + 1, also: [thingsAt(line, next)] }
    const quantity = quantityAt(line, next)
    if (quantity !== null) return { high, by: quantity.quantity, end: quantity.end }
    if (isEarnedFrom(line, at, next)) return { high, by: null, end: at + 1 }
    const nouns = line.all(next, 'noun').filter(({ weak }) => !weak)
    // "The most for a single stay": of one, not of many together.
    const isOfOne = /^(for|in|on|at) (a|one|any) ?(single|one)?$/.test(
      line.pieces
        .slice(at + 1, next)
        .map(({ text }) => text)
        .join(' '),
    )
    if (nouns.length > 0 && isOfOne) return { high, by: null, end: at + 1 }
    // "Most bookings" ranks by their number; "top properties" names what is ranked.
    if (
      nouns.length > 0 &&
      count === null &&
      (isVerb || /^(most|fewest|least|more)/.test(line.pieces[at]?.text ?? ''))
    )
      return { high, by: { kind: 'count', nouns: nouns.map(({ noun }) => noun) }, end: next + 1 }
    const described = /^(most|fewest|least)$/.test(line.pieces[at]?.text ?? '')
      ? describedThings(line, next)
      : null
    if (described !== null && count === null)
      return { high, by: described.by, end: described.end, also: described.also }
    const done = verbsAt(line, next)
    // "Most looked at", "most often saved": what was done is counted.
    const adverb = /^(the )?(most|least)( often| frequently| commonly)?$/.test(line.pieces[at]?.text ?? '')
    if (adverb && count === null && done.length > 0)
      return { high, by: { kind: 'count', nouns: done }, end: next + 1 }
    // "Buys the most" may mean money; "most often" counts.
    const isDone = /(often|frequently|commonly)$/.test(line.pieces[at]?.text ?? '') || isPassive(line, at)
    const attributes =
      isDone || isOff(line, at, next) || (nouns.length > 0 && line.all(next, 'attribute').length === 0)
        ? []
        : numbersAt(line, next)
    if (attributes.length > 0) return { high, by: { kind: 'attribute', attributes }, end: next + 1 }
    // "Top 5 discounts": of what carries a number, the number tells them apart.
    const ranked = count === null ? null : numberBehind(line, line.past(at + 1) + 1)
    if (ranked !== null) return { high, by: ranked.by, end: ranked.end, count }
    const behind = count !== null ? [] : isDone ? verbBefore(line, at) : groupDoes(line, at)
    const said = behind.length > 0 ? [] : ratedBefore(line, lastTold(line, at))
    if (said.length > 0) return { high, by: { kind: 'attribute', attributes: said }, end: at + 1 }
    return { high, by: behind.length > 0 ? { kind: 'count', nouns: behind } : null, end: at + 1 }
  }
  // "Which property has more bookings?": without "than" it asks for the most.
  const more = line.is(at, 'more')
  if ((more || line.is(at, 'less')) && asksWhich(line, at)) {
    const next = line.past(at + 1)
    const counted = line.all(next, 'noun').map(({ noun }) => noun)
    // "Which is more popular, A or B": where one number alone makes it so.
    const [such, another] = line.all(next, 'ranks')
    if (such !== undefined && another === undefined)
      return {
        high: more === such.high,
        by: { kind: 'measure', measures: [such.measure] },
        end: next + 1,
      }
    const quantity =
      quantityAt(line, next) ??
      (counted.length > 0 ? { quantity: { kind: 'count' as const, nouns: counted }, end: next + 1 } : null)
    if (quantity !== null) return { high: more, by: quantity.quantity, end: quantity.end }
    // "A versus B: which earned more", "A or B, which is higher": the verb says of what, or it is named elsewhere.
    const verb = measured(line, lastTold(line, at))
    const parted = line.pieces.some(({ text }, place) => line.is(place, 'versus') || text === 'or')
    if (parted) return { high: more, by: verb?.quantity ?? null, end: at + 1 }
  }
  const extreme = line.all(at, 'extreme')
  const [first] = extreme
  if (first === undefined || !isSuperlative(line, at)) return null
  const priced = pricesBehind(line, at)
  const attributes = priced.length > 0 ? priced : extreme.map(({ attribute }) => attribute)
  const by = { kind: 'attribute' as const, attributes, one: true }
  return { high: first.high, by, end: priced.length > 0 ? at + 2 : at + 1 }
}

const isOften = (line: Line, at: number) => /^(often|frequently)$/.test(line.pieces[at]?.text ?? '')

/** "The cheapest" ranks; "cheap" and "cheaper than" do not. */
export const isSuperlative = (line: Line, at: number) =>
  /est\b|\bmost\b|\bleast\b|^top |oldest|best|worst|last|latest|first/i.test(line.pieces[at]?.text ?? '')

const asksWhich = (line: Line, at: number) =>
  line.pieces.slice(0, at).some((_, place) => line.is(place, 'which')) &&
  !line.pieces.slice(at).some((_, offset) => line.is(at + offset, 'than'))
