// "October was rough. How many orders did we get": how a time was is only told, and the time itself is asked about.
import { conditional } from './conditional.ts'
import type { Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { scan } from './scan.ts'
import { textOf } from './wishes.ts'

const were = /^(was|were|felt|seemed|looked|went)$/
const spans = 'year|month|quarter|week|weekend|day|season|summer|winter|spring|fall|autumn|one|time|stretch'
const judged = new RegExp(
  `^(?:an? (?:[a-z]+ )+(?:${spans})|(?!(?:my|our|the|an?|his|her|when|in|on)\\b)[a-z]+(?: [a-z]+)?)(?: (?:to|for) (?:me|us))?$`,
)

/** What asks for something that has been. */
const past = /\b(did|was|were|had|came|got|that (?:day|week|weekend|month|quarter|year|season))\b/

/** The pieces that only judge a time which the question, naming none, is about. */
export function judgedIn(parts: readonly { kind: string; line: Line }[]): ReadonlySet<Piece> {
  const told = parts.flatMap(({ kind, line }) => (kind === 'asks' ? [] : (judgmentOf(line) ?? [])))
  const asked = parts.filter(({ line }) => !line.pieces.some(piece => told.includes(piece)))
  const isOfPast = asked.some(({ kind, line }) => kind === 'asks' && past.test(textOf(line)))
  const hasOwn = asked.some(({ line }) => scan(line).placed.some(({ item }) => item.kind === 'period'))
  return new Set(isOfPast && !hasOwn ? told : [])
}

/** What of a bit judges its time; null where it tells something else. */
function judgmentOf(bit: Line): readonly Piece[] | null {
  const { placed } = scan(bit)
  const time = placed.find(({ item }) => item.kind === 'period')
  if (time === undefined || !bit.pieces.slice(0, time.start).every(({ soft }) => soft)) return null
  if (placed.some(one => one !== time && one.item.kind !== 'noun')) return null
  const behind = bit.pieces.slice(time.end)
  const said = textOf(bit)
  if (!were.test(behind[0]?.text ?? '') || /\b(not|no|never|than)\b/.test(said) || conditional.test(said))
    return null
  const judgment = behind.slice(1).filter(({ text }) => !/^[,.;:!-]$/.test(text))
  return judged.test(judgment.map(({ text }) => text).join(' ')) ? behind : null
}

/** "We had a terrible summer": which one is not said, and it may well be meant; "the spring mailing" is a mailing. */
export const tellsOfSeason = (tale: Line, unused: readonly Piece[], asked: readonly Placed[]): boolean =>
  unused.some(
    (piece, at) =>
      /^(spring|summer|fall|autumn|winter|quarter)$/.test(piece.text) &&
      unused[at + 1]?.start !== piece.end &&
      !isOfChange(tale, piece, asked),
  )

/** "She moves down before the winter", "we changed the menu in summer: searches by month": when somebody did something. */
function isOfChange(tale: Line, piece: Piece, asked: readonly Placed[]): boolean {
  const before = textOf(new Line(tale.pieces.slice(0, tale.pieces.indexOf(piece))))
  const isTrend = asked.some(({ item }) => item.kind === 'key' && item.key.kind === 'grain')
  return (
    /\b(?:i|we|he|she|they) (?:(?:am|are|is) )?(?:moves?|moving|leaves?|leaving|flying|coming|retires?|retiring)\b(?: [a-z]+){0,3} before(?: the)?$/.test(
      before,
    ) ||
    (isTrend &&
      /\b(?:i|we|they) (?:changed|redid|switched|launched|replaced|paid|hired|raised|lowered|started|stopped|moved)\b(?: [a-z]+){1,6} in(?: the)?$/.test(
        before,
      ))
  )
}

/** "The plumber comes on Thursday, which houses are empty then": the day is asked about. */
export const pointsAtTime = ({ pieces }: Line): boolean =>
  pieces.some(
    ({ text }, at) =>
      (text === 'then' &&
        (pieces[at + 1] === undefined || pieces[at + 1]?.soft === true || pieces[at + 1]?.text === ',')) ||
      (/^(that|this)$/.test(text) &&
        /^(day|week|weekend|month|night|time)$/.test(pieces[at + 1]?.text ?? '')),
  )
