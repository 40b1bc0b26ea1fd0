// "How much new construction is there for sale": things of a kind that has no plural are counted.
import type { Line } from '#engine/parse/piece.ts'

export const isMuchThere = (line: Line, at: number): boolean =>
  line.means(at + 1, 'segment') !== undefined &&
  line.pieces[at + 1]?.plural === false &&
  /^(is|are|was) (there|left|available)\b|^(do|did) (we|they|i) have\b|^have (we|i) got\b|^(is|are) (for sale|on the market)\b/.test(
    line.pieces
      .slice(at + 2, at + 5)
      .map(({ text }) => text)
      .join(' '),
  ) &&
  !line.pieces.some(
    (_, place) =>
      line.all(place, 'measure').length > 0 ||
      line.all(place, 'attribute').some(({ sort }) => sort === 'number'),
  )
