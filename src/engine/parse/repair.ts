// People correct themselves while they type: "per channel no wait, per city", "RevPAR I don't need, just ADR". What was said
// first is taken back where what follows is of the same sort; a correction of nothing stays unexplained.
import type { ConditionRef, Item, Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { scan } from './scan.ts'

const corrections =
  /^(?:(?:no|nope) (?:wait|sorry|actually)|(?:wait|sorry|actually|oops)(?: ,)? (?:no|i meant?)|i meant?|or rather|scratch that|strike that|correction|oops|(?:actually |no |or )?make (?:that|it))$/
const declined =
  /^(?:(?:i|we) (?:do not|did not|would not) (?:need|want|care about|care for)(?: (?:that|it))?|(?:is|are) not (?:needed|necessary|required))$/

/** The line as it was meant in the end. */
export function repaired(line: Line): Line {
  return withoutDeclined(corrected(line))
}

function corrected(line: Line): Line {
  const mark = phraseIn(line, corrections)
  if (mark === null || mark.start === 0) return line
  const isDoubt = line.pieces[mark.start]?.text !== 'i'
  const left = new Line(line.pieces.slice(0, mark.start))
  const end = /^[,:-]$/.test(line.pieces[mark.end]?.text ?? '') ? mark.end + 1 : mark.end
  const right = line.pieces.slice(end)
  const said = new Set(scan(new Line(right)).placed.flatMap(({ item }) => sortsOf(item)))
  const taken = scan(left).placed.filter(({ item }) => sortsOf(item).some(sort => said.has(sort)))
  if (taken.length === 0) return line
  const gloss = glossOf(scan(left).placed, scan(new Line(right)).placed)
  if (!isDoubt && gloss !== null)
    return new Line([...left.pieces, ...right.filter((_, at) => at < gloss.start || at >= gloss.end)])
  const dropped = new Set(taken.flatMap(({ start, end: after }) => left.pieces.slice(start, after)))
  // "Condos no sorry homes": also what the data does not hold is taken back.
  const isAbsent = (piece: Piece) =>
    isDoubt && said.has('thing') && piece.meanings.some(({ kind }) => kind === 'absent')
  return new Line([...left.pieces.filter(piece => !dropped.has(piece) && !isAbsent(piece)), ...right])
}

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

/** The longest run of pieces, of at most five, that reads like this. */
function phraseIn(line: Line, phrase: RegExp): { start: number; end: number } | null {
  for (let start = 0; start < line.length; start++) {
    for (let end = Math.min(line.length, start + 5); end > start; end--) {
      const text = line.pieces
        .slice(start, end)
        .map(piece => piece.text)
        .join(' ')
      if (phrase.test(text)) return { start, end }
    }
  }
  return null
}

/** What one item can take the place of another for. */
function sortsOf(item: Item): string[] {
  switch (item.kind) {
    case 'period':
      return ['time']
    case 'key':
      return ['group']
    case 'noun':
      return item.weak ? [] : ['thing']
    case 'quantity':
      return item.quantity.kind === 'count' ? ['number', 'thing'] : ['number']
    case 'attribute':
      return ['number']
    case 'rank':
    case 'limit':
      return ['rank']
    case 'condition':
      return attributesOf(item.condition)
    default:
      return []
  }
}

function attributesOf(condition: ConditionRef): string[] {
  switch (condition.kind) {
    case 'values':
      return condition.options.flat().map(({ attribute }) => attribute)
    case 'flag':
      return [condition.attribute]
    case 'amount':
    case 'empty':
    case 'years':
      return [...condition.attributes]
    default:
      return []
  }
}
