// "Where the order went through, completed I mean", "the long ones, you know the monthly bookings": what is said in other words, and
// marked as such. Of two ways to say one thing one is enough; of two things the second is meant.
import type { ConditionRef, Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { isNothingHere, reframed, withoutClosing } from './reframed.ts'
import { scan } from './scan.ts'

const functions = ['average', 'median', 'sum', 'minimum', 'maximum'] as const

/** "…, Austin I mean": said behind it. */
export function meantBehind(line: Line): Line {
  const text = (at: number) => line.pieces[at]?.text ?? ''
  const mark = line.pieces.findIndex(
    (_, at) =>
      text(at) === 'i' && /^(mean|meant)$/.test(text(at + 1)) && /^([,.;?!]|and|but|)$/.test(text(at + 2)),
  )
  const pause = line.pieces
    .slice(0, Math.max(0, mark))
    .findLastIndex(({ text: word }) => /^[,:-]$/.test(word))
  if (pause < 1 || mark - pause < 2 || mark - pause > 7) return line
  const left = line.pieces.slice(0, pause)
  const said = line.pieces.slice(pause + 1, mark)
  const rest = line.pieces.slice(mark + 2)
  const before = scan(new Line(left))
  if (saysFunctionAgain(said, left)) return new Line([...left, ...rest])
  const meant = conditionsIn(scan(new Line(said)).placed)
  const told = before.placed.filter(one => conditionsIn([one]).length > 0)
  const same = meant.filter(one => told.some(({ item }) => isSame(item, one)))
  if (meant.length > 0 && same.length === meant.length) return new Line([...left, ...rest])
  const taken = told.filter(one =>
    conditionsIn([one]).some(other => meant.some(own => isOfOneColumn(own, other))),
  )
  const anew = taken.length > 0 ? null : reframed(left, said)
  if (anew !== null)
    return new Line([...anew.pieces, ...withoutClosing([...said.slice(-1), ...rest]).slice(1)])
  // "In Vail, Aspen I mean".
  if (scan(new Line(said)).placed.length > 0 && isNothingHere(new Line(left), left.length - 1))
    return new Line([...left.slice(0, -1), ...said, ...rest])
  const dropped = new Set(taken.flatMap(({ start, end }) => left.slice(start, end)))
  const pieces = [...left.filter(piece => !dropped.has(piece)), ...line.pieces.slice(pause, mark), ...rest]
  return new Line(pieces)
}

/** "The middle price, the median I mean". */
const saysFunctionAgain = (said: readonly Piece[], left: readonly Piece[]): boolean => {
  const [one, ...others] = said.filter(({ soft }) => !soft)
  const line = new Line(one === undefined ? [] : [one])
  const before = new Line(left)
  return (
    others.length === 0 &&
    functions.some(word => line.is(0, word) && before.pieces.some((_, at) => before.is(at, word)))
  )
}

const conditionsIn = (placed: readonly Placed[]): ConditionRef[] =>
  placed.flatMap(({ item }) => (item.kind === 'condition' ? [item.condition] : []))

const isSame = (item: Placed['item'], other: ConditionRef): boolean =>
  item.kind === 'condition' && JSON.stringify(item.condition) === JSON.stringify(other)

const isOfOneColumn = (one: ConditionRef, other: ConditionRef): boolean =>
  columnsOf(one).some(column => columnsOf(other).includes(column))

const columnsOf = (condition: ConditionRef): readonly string[] => {
  if (condition.kind === 'flag') return [condition.attribute]
  return condition.kind === 'values' ? condition.options.flat().map(({ attribute }) => attribute) : []
}

const marks = /^(you know|i mean|that is|meaning|so) /

/** "The long ones, you know the monthly bookings": a word that nothing holds, where what is meant by it follows. */
export function glossed(line: Line): Line {
  const at = line.pieces.findIndex(({ meanings, soft }) => meanings.length === 0 && !soft)
  const thing = /^(ones?|stuff|things?)$/.test(line.pieces[at + 1]?.text ?? '') ? at + 1 : at
  if (at < 1 || thing === at || line.pieces[thing + 1]?.text !== ',') return line
  const behind = line.pieces.slice(thing + 2, thing + 4).map(({ text }) => text)
  const mark = marks.exec(`${behind.join(' ')} `)?.[1]
  if (mark === undefined) return line
  const first = thing + 2 + mark.split(' ').length
  const open = [at - 1, first].every(place => line.pieces[place]?.text === 'the') ? first + 1 : first
  const length = line.pieces.slice(open).findIndex(({ text }) => /^[,.;?!]$/.test(text))
  const { placed, unused } = scan(new Line(line.pieces.slice(open, length < 0 ? undefined : open + length)))
  const isTold =
    unused.length === 0 && placed.some(({ item }) => item.kind === 'condition' || item.kind === 'key')
  return isTold ? new Line([...line.pieces.slice(0, at), ...line.pieces.slice(open)]) : line
}
