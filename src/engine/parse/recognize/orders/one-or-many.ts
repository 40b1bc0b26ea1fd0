// Whether a superlative asks for one or for many of them.
import type { Line } from '#engine/parse/piece.ts'

/** "Top sellers", "slow movers", "new arrivals": the phrase is itself a noun. */
export const isMany = (line: Line, at: number): { plural?: boolean } =>
  line.all(at, 'ranks').length + line.all(at, 'extreme').length > 0 && line.pieces[at]?.plural === true
    ? { plural: true }
    : {}

/** "The lowest sold prices"; "the most bedrooms" are those of one home. */
export const areMany = (line: Line, at: number, end: number): boolean =>
  end > at + 1 &&
  line.pieces[end - 1]?.plural === true &&
  /^(highest|lowest|top|biggest|largest|smallest|best|worst)$/.test(line.pieces[at]?.text ?? '')

/** "The lowest price for active homes", "the best rated one of them": the number is one, whatever has it. */
export const isOneOfMany = (line: Line, start: number, end: number): { single?: true } => {
  const named = isItsNumber(line, start, end) ? end + 1 : end
  const behind = line.pieces[named]?.text === 'one' ? named + 1 : named
  return (line.pieces[named - 1]?.plural !== true || isInDays(line, named - 1)) &&
    !haveIt(line, start) &&
    (named > start + 1 ? isOfSome(line, behind) || isOutOf(line, start, end) : isOfAll(line, behind))
    ? { single: true }
    : {}
}

/** "Longest days on market among actives": the superlative says already which number it is. */
const isItsNumber = (line: Line, start: number, end: number): boolean =>
  end === start + 1 &&
  isInDays(line, end) &&
  line
    .all(end, 'attribute')
    .some(({ attribute }) => line.all(start, 'extreme').some(one => one.attribute === attribute))

/** "The highest days on market": plural of a single home as well. */
const isInDays = (line: Line, at: number): boolean => /^days\b/.test(line.pieces[at]?.text ?? '')

/** "Homes with the highest price in Old Town": the homes are asked for. */
const haveIt = (line: Line, start: number): boolean => {
  const joint = line.pieces[start - 1]?.text === 'the' ? start - 2 : start - 1
  return (
    /^(with|having|have|had|(that|which|who) (have|had))$/.test(line.pieces[joint]?.text ?? '') &&
    line.pieces[joint - 1]?.plural === true
  )
}

/** "Of all the actives, the highest price": the number itself ends it. */
const isOutOf = (line: Line, start: number, end: number): boolean =>
  line.pieces[start - 1]?.text === 'the' &&
  line.all(end, 'noun').length === 0 &&
  !/^ones?$/.test(line.pieces[end]?.text ?? '') &&
  /^(out of|of|among|from|amongst) (all|the|our)\b/.test(
    line.pieces
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' '),
  )

const isOfSome = (line: Line, at: number): boolean =>
  /^(for|among|amongst|of|in|on|at|from|across|over|paid)$/.test(line.pieces[at]?.text ?? '')

/** "The cheapest of our homes", "the cheapest of them"; "cheapest of 2026" names a time. */
const isOfAll = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'of' && /^(the|our|all|these|those|them)$/.test(line.pieces[at + 1]?.text ?? '')
