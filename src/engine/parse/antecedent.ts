// "It's between Northpeak and Kestrel. Could you compare revenue for the two": a number of things that were named before stands for
// their names, and they are heard where it stands.
import { withEachFor } from './each-for.ts'
import { isDoneToBoth } from './recognize/conditions/done-to-both.ts'
import { Line, type Piece } from './piece.ts'

/** The line with the names in the place of "the two". */
export function withAntecedent(given: Line): Line {
  const line = withEachFor(withNamedOne(given))
  const at = line.pieces.findIndex((_, place) => isPointer(line, place))
  const pointer = line.pieces[at]
  if (pointer === undefined) return line
  const count = numberAt(line, at)
  const named = namedBefore(line, at, count)
  if (named.length !== count) return line
  const said = new Set(named)
  const { start, end, sentence } = pointer
  const names = named.flatMap((piece, place) => {
    const here = { ...piece, start, end, sentence }
    return place === 0
      ? [here]
      : [
          joint(
            pointer,
            pointer.text === 'both' || isEachOf(line, at) || isKindOf(line, at + 1, piece) ? 'versus' : 'and',
          ),
          here,
        ]
  })
  const determiner = pointer.text === 'both' ? at : isEachOf(line, at) ? at - 2 : at - 1
  const kind = line.pieces[at + 1]
  const isKind = kind !== undefined && isKindOf(line, at + 1, named[0])
  return new Line([
    ...line.pieces.slice(0, determiner).filter(piece => !said.has(piece)),
    ...names,
    ...line.pieces.slice(isKind ? at + 2 : at + 1),
  ])
}

/** "Do pools pay off? Price of homes with one vs without": what is had or not is heard where "one" stands for it. */
function withNamedOne(line: Line): Line {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const at = line.pieces.findIndex(
    (_, place) =>
      isThatOne(text, place) &&
      line.is(place + 1, 'versus', 'or', 'and', 'comma') &&
      line.pieces.slice(place + 2, place + 6).some((_, step) => line.is(place + 2 + step, 'none', 'not')),
  )
  const flags = line.pieces
    .slice(0, Math.max(at, 0))
    .filter((_, place) => line.means(place, 'flag')?.yes === true)
  const [named, ...others] = flags
  const pointer = line.pieces[at]
  if (pointer === undefined || named === undefined || others.length > 0) return line
  if (named.sentence === pointer.sentence || !isOpenQuestion(line, named)) return line
  const here = { ...named, start: pointer.start, end: pointer.end, sentence: pointer.sentence }
  return new Line(
    line.pieces.flatMap(piece => {
      if (piece.sentence === named.sentence) return []
      return piece !== pointer ? [piece] : pointer.text === 'with' ? [pointer, here] : [here]
    }),
  )
}

/** "With one", or the "with" of "with and without", behind which nothing is named. */
const isThatOne = (text: (place: number) => string, at: number): boolean =>
  text(at) === 'with'
    ? /^(and|or|vs|versus|\/)$/.test(text(at + 1)) &&
      text(at + 2) === 'without' &&
      /^([.?!,]|)$/.test(text(at + 3))
    : text(at) === 'one' && /^(with|have|has|had|having)$/.test(text(at - 1))

/** "Do pools pay off?": what the numbers are to show; it narrows nothing. */
function isOpenQuestion({ pieces }: Line, { sentence }: Piece): boolean {
  const head = pieces.filter(piece => piece.sentence === sentence)
  return (
    /^(do|does|did|is|are|was|were)$/.test(head[0]?.text ?? '') &&
    head.every(({ meanings }) => meanings.every(({ kind }) => /^(flag|attribute|grammar|noun)$/.test(kind)))
  )
}

const joint = ({ start, end, sentence }: Piece, text: 'and' | 'versus'): Piece => ({
  start,
  end,
  sentence,
  text,
  plural: false,
  soft: true,
  meanings: [{ kind: 'grammar', word: text }],
})

/** "The two", "those three", and nothing behind it that they could be two of. */
function isPointer(line: Line, at: number): boolean {
  if (isBoth(line, at) || isEachOf(line, at)) return true
  const isNumbered = /^(the|those|these)$/.test(line.pieces[at - 1]?.text ?? '') && numberAt(line, at) > 1
  // "For the two states", where two were named before.
  if (isNumbered && namedBefore(line, at, numberAt(line, at)).some(piece => isKindOf(line, at + 1, piece)))
    return true
  if (!/^(the|those|these)$/.test(line.pieces[at - 1]?.text ?? '') || numberAt(line, at) < 2) return false
  const next = line.pieces[at + 1]
  const isPlain = next === undefined || next.soft || /^[,?.]$/.test(next.text)
  const isTime = line.means(at + 1, 'period') !== undefined
  return (
    isTime || (isPlain && line.all(at + 1, 'noun').length === 0 && line.all(at + 1, 'attribute').length === 0)
  )
}

/** "The revenue of both for last year"; "both homes", "both sold and active" name what they speak of. */
const isBoth = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'both' &&
  /^(of|for|in|from|at)$/.test(line.pieces[at - 1]?.text ?? '') &&
  !isDoneToBoth(line, at) &&
  (line.pieces[at + 1] === undefined ||
    /^[,?.]$/.test(line.pieces[at + 1]?.text ?? '') ||
    line.means(at + 1, 'period') !== undefined ||
    /^(for|by|in|please|side)$/.test(line.pieces[at + 1]?.text ?? ''))

/** "How many sold in each of them". */
const isEachOf = (line: Line, at: number): boolean =>
  /^(them|those|these)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces[at - 1]?.text === 'of' &&
  line.pieces[at - 2]?.text === 'each' &&
  line.all(at + 1, 'noun').length === 0

/** "States" of California and Texas. */
const isKindOf = (line: Line, at: number, name: Piece | undefined): boolean =>
  line
    .all(at, 'attribute')
    .some(({ attribute }) => name?.meanings.some(one => one.kind === 'value' && one.attribute === attribute))

function numberAt(line: Line, at: number): number {
  if (line.pieces[at]?.text === 'both' || isEachOf(line, at)) return 2
  const amount = line.means(at, 'amount')
  const values = amount?.amount.kind === 'exact' && amount.unit === 'plain' ? amount.amount.values : []
  return values.length === 1 ? (values[0] ?? 0) : 0
}

/** As many names of one kind, each said before and none more. */
function namedBefore(line: Line, at: number, count: number): Piece[] {
  const before = line.pieces.slice(0, at).flatMap((piece, place) => {
    const [value] = line.all(place, 'value')
    return value === undefined ? [] : [{ piece, ...value }]
  })
  const kinds = Map.groupBy(before, ({ attribute }) => attribute)
  const found = [...kinds.values()].flatMap(list => {
    const firsts = [...Map.groupBy(list, ({ value }) => value).values()].flatMap(([one]) =>
      one === undefined ? [] : [one.piece],
    )
    return firsts.length === count ? [firsts] : []
  })
  return found.length === 1 ? (found[0] ?? []) : []
}
