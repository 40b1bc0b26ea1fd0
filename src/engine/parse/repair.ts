// People correct themselves while they type: "per channel no wait, per city", "RevPAR I don't need, just ADR". What was said
// first is taken back where what follows is of the same sort; a correction of nothing stays unexplained.
import type { Placed } from './item.ts'
import { glossed, meantBehind } from './meant-behind.ts'
import { Line, type Piece } from './piece.ts'
import { isNothingHere, reframed, withoutClosing } from './reframed.ts'
import { scan } from './scan.ts'
import { sortsOf } from './sorts.ts'

/** Said in any order and with any pauses: "no wait", "oops, sorry, I meant", "no, make that". */
const hesitation =
  '(?:(?:no|nope|wait|sorry|actually|oops|or|well|hmm|hm|ah|oh|um|uh|ok|yeah|hold on|hang on) )*'
const corrections = new RegExp(
  `^${hesitation}(?:(?:no|nope) (?:wait|sorry|actually|hold on|hang on)|(?:wait|sorry|actually|hold on|hang on) (?:no|nope)|i meant?|or rather|or actually|(?:scratch|strike|forget) that|correction|oops|make (?:that|it))$`,
)
/** These correct only where the same sort of thing stands right before and right behind them: "by brand, actually by category". */
const hints = /^(?:(?:oh|hmm|hm|well|um|uh) )*(?:no|nope|sorry|actually|rather|let us say)(?: the)?$/
const declined =
  /^(?:(?:i|we) (?:do not|did not|would not) (?:need|want|care about|care for)(?: (?:that|it))?|(?:is|are) not (?:needed|necessary|required))$/

/** Without one of these nobody corrects anything, and most questions have none. */
const cues =
  /^(no|nope|wait|sorry|actually|oops|i|rather|scratch|strike|forget|correction|make|hold|hang|let|we|is|are|you|meaning)\b/

const opens = new RegExp(`${cues.source}|^(oh|hmm?|well|um|uh|ah|er|or)\\b`)

/** The line as it was meant in the end. */
export function repaired(given: Line): Line {
  if (!given.pieces.some(({ text }) => cues.test(text))) return given
  const line = glossed(given)
  return withoutDeclined(correctedAll(meantBehind(line)))
}

/** "Two, no, three homes in Moab, no, in Aspen": one after the other. */
function correctedAll(line: Line): Line {
  let said = line
  for (let times = 0; times < 3; times++) {
    const next = corrected(said)
    if (next === said || next.length >= said.length) return next
    said = next
  }
  return said
}

function corrected(line: Line): Line {
  const mark = phraseIn(line, corrections)
  if (mark === null || mark.start === 0) return hinted(line)
  const isDoubt = line.pieces[mark.start]?.text !== 'i'
  const left = new Line(line.pieces.slice(0, mark.start))
  const end = /^[,:-]$/.test(line.pieces[mark.end]?.text ?? '') ? mark.end + 1 : mark.end
  const right = withoutClosing(line.pieces.slice(end))
  // "I mean when they booked": the date of what was said, which is not taken back.
  if (!isDoubt && line.all(end, 'attribute').some(({ sort }) => sort === 'day')) return line
  if (!isDoubt && isNarrower(right)) return new Line([...left.pieces, ...right])
  // "The average, no, the median".
  const next = line.pieces[end]?.text === 'the' ? end + 1 : end
  if (isDoubt && areAlike(line, mark.start - 1, next)) return without(line, mark.start - 1, next)
  const again = retraced(line, mark.start, end)
  if (again !== null) return without(line, again, end)
  const anew = reframed(left.pieces, right)
  if (anew !== null) return anew
  const said = new Set(scan(new Line(right)).placed.flatMap(({ item }) => sortsOf(item)))
  const taken = scan(left).placed.filter(({ item }) => sortsOf(item).some(sort => said.has(sort)))
  if (taken.length === 0 && isDoubt && said.size > 0 && isNothingHere(left, mark.start - 1))
    return without(line, mark.start - 1, end)
  if (taken.length === 0) {
    const amount = said.has('amount') ? onlyAmount(scan(left).placed) : null
    return amount === null ? unexplained(line, mark) : without(line, amount.start, end)
  }
  const gloss = glossOf(scan(left).placed, scan(new Line(right)).placed)
  if (!isDoubt && gloss !== null)
    return new Line([...left.pieces, ...right.filter((_, at) => at < gloss.start || at >= gloss.end)])
  // "How many customers, no wait, orders": how many is still the question.
  const isCount = (at: number) => said.has('thing') && !said.has('number') && line.is(at, 'count')
  const dropped = new Set(
    taken.flatMap(({ start, end: after }) =>
      left.pieces.slice(start, after).filter((_, at) => !isCount(start + at)),
    ),
  )
  // "Condos no sorry homes": also what the data does not hold is taken back.
  const isAbsent = (piece: Piece) =>
    isDoubt &&
    (said.has('thing') || piece === left.pieces.at(-1)) &&
    piece.meanings.some(({ kind }) => kind === 'absent')
  return new Line([...left.pieces.filter(piece => !dropped.has(piece) && !isAbsent(piece)), ...right])
}

/** "Over 550 a night, sorry, over 450": the second says no more than the number. */
const onlyAmount = (placed: readonly Placed[]): Placed | null => {
  const [amount, ...others] = placed.filter(
    ({ item }) => item.kind === 'condition' && item.condition.kind === 'amount',
  )
  return amount === undefined || others.length > 0 || amount !== placed.at(-1) ? null : amount
}

/** "I mean among the active ones", "I mean completed orders only": some of those that were named, which stay. */
const isNarrower = (right: readonly Piece[]): boolean => {
  const said = right.filter(({ text }) => !/^([.?!]|please)$/.test(text))
  return /^(among|amongst|within|only|just|of)$/.test(said[0]?.text ?? '') || said.at(-1)?.text === 'only'
}

/** "Against the month before, no sorry, against May": said anew from the word that begins it, where nothing else is lost. */
function retraced(line: Line, before: number, behind: number): number | null {
  const first = line.pieces[behind]
  if (first === undefined || !line.is(behind, 'versus', 'by')) return null
  const start = line.pieces.slice(0, before).findLastIndex(({ text }) => text === first.text)
  if (start < 0 || before - start > 6) return null
  const sortsFrom = (from: number, to: number) =>
    scan(new Line(line.pieces.slice(from, to))).placed.flatMap(({ item }) => sortsOf(item))
  const said = new Set(sortsFrom(behind, line.length))
  return sortsFrom(start, before).every(sort => said.has(sort)) ? start : null
}

/** "Sales of this year, no, last year", "the average, sorry, median price": of two neighbors the second is meant. */
function hinted(line: Line): Line {
  const mark = phraseIn(line, hints)
  if (mark === null) return line
  const isBetween = (piece: Piece | undefined) =>
    piece !== undefined && (piece.soft || isPause(piece)) && piece.text !== 'and'
  let before = mark.start
  while (isBetween(line.pieces[before - 1])) before--
  let behind = mark.end
  while (isBetween(line.pieces[behind])) behind++
  const first = scan(new Line(line.pieces.slice(0, before))).placed.filter(({ end }) => end === before)
  const second = scan(new Line(line.pieces.slice(behind))).placed.filter(({ start }) => start === 0)
  const sorts = new Set(second.flatMap(({ item }) => sortsOf(item)))
  const isNo = /^(no|nope)$/.test(line.pieces[mark.start]?.text ?? '')
  // "How many homes have no half bath": a "no" before what can be missing denies it.
  const may = (sort: string) => sort !== 'thing' && !(isNo && sort === 'number')
  const taken = first.find(({ item }) => sortsOf(item).some(sort => may(sort) && sorts.has(sort)))
  // "Homes in Utah, no Colorado": taken back, or left out as well? The word stays unexplained.
  if (taken?.item.kind === 'condition' && isNo) return unexplained(line, mark)
  if (taken !== undefined)
    return (
      reframed(line.pieces.slice(0, before), line.pieces.slice(behind)) ?? without(line, taken.start, behind)
    )
  // "How many condos, sorry, cabins": also what the data does not hold is taken back.
  if (!isNo && second.length > 0 && isNothingHere(line, before - 1)) return without(line, before - 1, behind)
  // "Revenue by brand this year, actually by category": a group is said with its "by".
  const groups = scan(new Line(line.pieces.slice(0, before))).placed.filter(({ item }) => item.kind === 'key')
  const [group] = groups
  if (group !== undefined && groups.length === 1 && line.is(behind, 'by') && sorts.has('group'))
    return without(without(line, mark.start, behind), group.start, group.end)
  if (!areAlike(line, before - 1, behind)) return line
  if (isNo && isOfOneKind(line, before - 1, behind)) return unexplained(line, mark)
  const closed = line.is(behind + 1, 'comma') ? without(line, behind + 1, behind + 2) : line
  return without(closed, before - 1, behind)
}

/** A "no" that takes nothing back must not be heard as a "none". */
const unexplained = (line: Line, { start, end }: { start: number; end: number }): Line =>
  new Line(
    line.pieces.map((piece, at) =>
      at >= start && at < end && /^(no|nope)$/.test(piece.text)
        ? { ...piece, meanings: [], soft: false }
        : piece,
    ),
  )

const without = (line: Line, start: number, end: number): Line =>
  new Line([...line.pieces.slice(0, start), ...line.pieces.slice(end)])

/** Two numbers, or two ways to compute one: "three, no, four bedrooms". */
const areAlike = (line: Line, one: number, other: number): boolean =>
  (line.means(one, 'amount') !== undefined && line.means(other, 'amount') !== undefined) ||
  [one, other].every(at => line.is(at, 'average', 'median', 'sum', 'minimum', 'maximum')) ||
  isOfOneKind(line, one, other)

/** "Monthly, sorry, weekly stays": the first would be a unit of time, were it not for the second. */
const isOfOneKind = (line: Line, one: number, other: number): boolean =>
  line
    .all(one, 'value')
    .some(({ attribute }) => line.all(other, 'value').some(same => same.attribute === attribute))

/** "Lead time avg, I mean days from booking to arrival": the same number in other words, which says less about it. */
const glossOf = (left: readonly Placed[], right: readonly Placed[]): Placed | null =>
  right.find(
    ({ item }) =>
      item.kind === 'attribute' &&
      left.some(
        ({ item: said }) =>
          said.kind === 'quantity' &&
          said.quantity.kind === 'aggregate' &&
          said.quantity.attributes.some(id => item.attributes.includes(id)),
      ),
  ) ?? null

/** "RevPAR I don't need, just ADR": only what would be shown can be left away like this. */
function withoutDeclined(line: Line): Line {
  const mark = phraseIn(line, declined)
  if (mark === null || !line.is(mark.end, 'comma')) return line
  const before = line.pieces.slice(0, mark.start).findLastIndex((_, at) => line.is(at, 'comma'))
  const { placed } = scan(new Line(line.pieces.slice(before + 1, mark.start)))
  const isShown = placed.every(({ item }) => /^(quantity|key|ask|attribute|change)$/.test(item.kind))
  if (placed.length === 0 || !isShown) return line
  return new Line([...line.pieces.slice(0, before + 1), ...line.pieces.slice(mark.end + 1)])
}

/** The longest run of pieces, of at most nine, that reads like this; pauses are not heard. */
function phraseIn(line: Line, phrase: RegExp): { start: number; end: number } | null {
  for (let start = 0; start < line.length; start++) {
    if (!opens.test(line.pieces[start]?.text ?? '')) continue
    for (let end = Math.min(line.length, start + 9); end > start; end--) {
      const text = line.pieces
        .slice(start, end)
        .flatMap(piece => (isPause(piece) ? [] : [piece.text]))
        .join(' ')
      if (phrase.test(text) && !isPause(line.pieces[start]) && !isPause(line.pieces[end - 1]))
        return { start, end }
    }
  }
  return null
}

const isPause = (piece: Piece | undefined): boolean => /^[,.:;-]+$/.test(piece?.text ?? '')
