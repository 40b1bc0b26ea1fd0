// "A weekly stay", "pet products": a kind of things and the things themselves, which are more than how they are told apart. Without
// them "what does a monthly stay cost" would ask for the rate of a home.
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

/** The line with each such name as the kind and the things. */
export function withThingsOfKinds(line: Line, index: ModelIndex): Line {
  // "Short stays, weekly stays and monthly stays": kinds beside each other, which are told apart.
  const kinds = line.pieces.flatMap((_, at) => line.all(at, 'value').slice(0, 1))
  const isOnly = (piece: Piece) =>
    kinds.filter(({ attribute }) =>
      piece.meanings.some(one => one.kind === 'value' && one.attribute === attribute),
    ).length === 1
  const pieces = line.pieces.flatMap(piece => (isOnly(piece) ? kindAndThings(piece, index) : null) ?? [piece])
  return pieces.length === line.pieces.length ? line : new Line(pieces)
}

function kindAndThings(piece: Piece, index: ModelIndex): Piece[] | null {
  const cut = piece.text.lastIndexOf(' ')
  const [kind] = piece.meanings
  if (cut < 0 || kind?.kind !== 'value' || piece.meanings.some(one => one.kind !== 'value')) return null
  const words = piece.text.slice(0, cut)
  const { table, values = {} } = index.attribute(kind.attribute)
  const names = [kind.value.replaceAll('_', ' '), ...(values[kind.value] ?? [])]
  if (!names.some(name => name.toLowerCase() === words)) return null
  const thing = piece.text.slice(cut + 1).replace(/s$/, '')
  const noun = index.model.nouns.find(
    one => one.table === table && one.key === undefined && one.words.includes(thing),
  )
  if (noun === undefined) return null
  return [
    { ...piece, text: words, plural: false },
    {
      ...piece,
      text: piece.text.slice(cut + 1),
      meanings: [{ kind: 'noun', noun: noun.id, weak: false }],
    },
  ]
}
