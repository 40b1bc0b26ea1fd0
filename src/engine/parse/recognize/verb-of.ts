// Of a share: where the verb stands that parts the whole from the part.
import type { Line } from '#engine/parse/piece.ts'

/** "What share of the homes for sale have a pool": what is said before the verb describes the whole. */
export function verbOf(line: Line, at: number): { verb?: number } {
  const places = line.pieces.map((_, place) => place).filter(place => place > at)
  const noun = places.find(place => line.all(place, 'noun').some(({ weak }) => !weak))
  const verb = places.find(
    place =>
      noun !== undefined &&
      place > noun &&
      /^(have|has|had|are|is|were|was|come|comes|came|go|goes|went|got|end|ended)\b/.test(
        line.pieces[place]?.text ?? '',
      ),
  )
  const says = (place: number) =>
    (['value', 'segment', 'flag', 'amount', 'noun'] as const).some(
      kind => line.means(place, kind) !== undefined,
    )
  return verb !== undefined && places.some(place => place >= verb && says(place)) ? { verb: verb - at } : {}
}
