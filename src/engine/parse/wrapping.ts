// "Our accountant is asking for": who wants an answer. Whether nothing in such words is about the rows.
import { isAbsent } from './conditional.ts'
import type { Line } from './piece.ts'
import { isPerson } from './wishes.ts'

/** Who wants, seeks or discusses an answer: nothing of the rows, but perhaps those who ask, where they ask "me" or "us". */
export function isWrapping(wrapping: Line): boolean {
  const isOfAskers = (at: number): boolean =>
    wrapping.pieces.slice(at + 1).some(({ text }) => /^(me|us)$/.test(text))
  // "How is what we have for sale split": a state cut in two would be lost.
  const [have, on] = wrapping.pieces.slice(-2).map(({ text }) => text)
  if (/^(have|had|got)$/.test(have ?? '') && /^(on|for|in|under)$/.test(on ?? '')) return false
  return wrapping.pieces.every((piece, at) => {
    if (/^(?:(?:which|who|whose|whom|per|each|every)$|how (?:many|much)\b)/.test(piece.text)) return false
    // "Average dollars off asking for homes": nobody asks for them, a number of them is asked for.
    if (wrapping.is(at, 'average', 'median', 'share', 'sum')) return false
    if (isPerson(piece.text)) return true
    return !piece.meanings.some(
      ({ kind }) =>
        /^(value|flag|segment|amount|part|measure)$/.test(kind) ||
        (kind === 'absent' && isAbsent(piece)) ||
        (kind === 'period' &&
          !/^(yesterday|today|this morning|this afternoon|last night|last week|this week)$/.test(
            piece.text,
          )) ||
        (kind === 'noun' &&
          wrapping.all(at, 'noun').some(({ weak, verb }) => !weak && verb !== true) &&
          !isOfAskers(at)),
    )
  })
}
