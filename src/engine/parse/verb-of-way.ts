// "What part of our orders goes through PayPal", "leads who found us by referral or by newsletter": a verb that leads to the way it is done says
// nothing of how it ended, as "went through" does where nothing follows, and its "by" makes no groups.
import { Line, type Piece } from './piece.ts'

const leads = /^(go|goes|going|went|gone) through$/
const finds = /^((found|find|finds|finding|reached|reach) us|(heard|hear|hears|hearing) (about|of) us)$/
const comes = /^(came|come|comes|coming)( in| to us)?$/

export function withVerbsOfWay(line: Line): Line {
  if (!line.pieces.some(({ text }) => text === 'by' || leads.test(text) || finds.test(text))) return line
  const isValue = (at: number) => line.all(line.past(at), 'value').length > 0
  const isBy = (at: number) => line.pieces[at]?.text === 'by' && isValue(at + 1)
  const isOfWay = ({ text }: Piece, at: number) =>
    (leads.test(text) && isValue(at + 1)) ||
    (finds.test(text) && (isValue(at + 1) || isBy(at + 1))) ||
    (isBy(at) && (isLed(line, at) || isEither(line, at)))
  return new Line(
    line.pieces.map((piece, at) => (isOfWay(piece, at) ? { ...piece, meanings: [], soft: true } : piece)),
  )
}

/** "Found us by", "came in by". */
function isLed(line: Line, at: number): boolean {
  const verb = line.pieces[at - 1]?.text ?? ''
  return finds.test(verb) || comes.test(verb)
}

/** "By PayPal or by gift card": another of the same. */
function isEither(line: Line, at: number): boolean {
  const own = line.all(line.past(at + 1), 'value')
  const before = line.all(at - 2, 'value')
  return line.is(at - 1, 'or') && before.some(({ attribute }) => own.some(one => one.attribute === attribute))
}
