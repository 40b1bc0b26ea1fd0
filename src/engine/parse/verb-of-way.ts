// "What part of our orders goes through PayPal": a verb that leads to the way it is done says nothing of how it ended, as "went
// through" does where nothing follows.
import { Line, type Piece } from './piece.ts'

const leads = /^(go|goes|going|went|gone) through$/

export function withVerbsOfWay(line: Line): Line {
  if (!line.pieces.some(({ text }) => leads.test(text))) return line
  const isOfWay = ({ text }: Piece, at: number) =>
    leads.test(text) && line.all(line.past(at + 1), 'value').length > 0
  return new Line(
    line.pieces.map((piece, at) => (isOfWay(piece, at) ? { ...piece, meanings: [], soft: true } : piece)),
  )
}
