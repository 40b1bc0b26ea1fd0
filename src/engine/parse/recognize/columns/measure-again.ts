// "The most inquiries per view, name and ratio": a measure that is named in full elsewhere, by its last word.
import type { Piece } from '#engine/parse/piece.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'

const isLastOf = (word: string, name: string): boolean =>
  name.endsWith(` ${word}`) || (/^(ratio|rate)$/.test(word) && /\b(ratio|per|to|into)\b/.test(name))

export const measureAgain: Recognizer = (line, at) => {
  const piece = line.pieces[at]
  if (piece === undefined || piece.meanings.length > 0) return null
  const isNamed = (other: Piece, place: number) =>
    place !== at && line.all(place, 'measure').length > 0 && isLastOf(piece.text, other.text)
  return line.pieces.some(isNamed) ? { end: at + 1, items: [] } : null
}
