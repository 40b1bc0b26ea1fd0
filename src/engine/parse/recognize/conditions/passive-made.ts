// "Were made 60 days ahead": what was made is named, and is no money.
import type { Line } from '#engine/parse/piece.ts'

export const isPassiveMade = (line: Line, at: number) =>
  line.pieces[at]?.text === 'made' &&
  /^(was|were|is|are|been|be|being|got)$/.test(line.pieces[at - 1]?.text ?? '')
