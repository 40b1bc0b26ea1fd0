// Whether a story denies something of the rows: "we have no pools", "he does not like Aspen".
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'

/** What is denied of rows chooses them; "I do not trust dashboards, last year …" denies nothing of last year. */
export const denies = (tale: Line, telling: readonly Placed[]): boolean => {
  const isNo = (at: number) => tale.is(at, 'not', 'none')
  return tale.pieces.some(
    (_, at) =>
      isNo(at) &&
      (telling.some(one => isNear(tale, at, one)) ||
        [at + 1, at + 2].some(next =>
          tale.all(next, 'noun').some(({ weak, verb }) => !weak && verb !== true),
        )),
  )
}

/** In the same clause. */
function isNear(tale: Line, at: number, { start, end }: Placed): boolean {
  const between = at < start ? tale.pieces.slice(at + 1, start) : tale.pieces.slice(end, at)
  return !between.some(({ text }) => /^([,;:.-]|and|but|so|because|that)$/.test(text))
}
