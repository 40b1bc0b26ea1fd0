// "She wants Captains Row or Lantern Court, what is for sale there": what "there" stands for, and where it stands for no place of a story.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Line, Piece } from './piece.ts'

/** "Captains Row or Lantern Court": both of them, as they were said. */
export function eitherOf(told: Line, named: readonly Piece[]): readonly Piece[] | null {
  const places = named.map(piece => told.pieces.indexOf(piece))
  const isEither = places
    .slice(1)
    .every((at, step) => at === (places[step] ?? 0) + 2 && told.is(at - 1, 'or'))
  const [first, last] = [places[0], places.at(-1)]
  return isEither && first !== undefined && last !== undefined ? told.pieces.slice(first, last + 1) : null
}

/** "Have been sitting there for 200 days", "by state, how many customers we have there": no place of the story. */
export const isThereAnyway = (line: Line, start: number, index: ModelIndex): boolean =>
  /^(sit|sits|sat|sitting|been|stuck|lingering|waiting|standing|listed)\b/.test(
    line.pieces[start - 1]?.text ?? '',
  ) ||
  // "What is our most expensive rental, and what does a night there cost".
  /\b(?:what|which|who|how)\b.* and (?:what|which|how)\b/.test(
    line.pieces
      .slice(0, start)
      .map(({ text }) => text)
      .join(' '),
  ) ||
  line.pieces
    .slice(0, start)
    .some(({ meanings }) =>
      meanings.some(one => one.kind === 'attribute' && index.model.places?.includes(one.attribute) === true),
    )
