// "How full were the cabins, occupancy wise", "how did Aspen do last month, bookings-wise": a number that is asked for, and no groups;
// "the top cities occupancy-wise" are ranked by it, and "units sold, category wise" are grouped.
import { inPlural } from '#engine/text/one-and-many.ts'
import { type Rewording, wherever } from '#engine/text/rewritten.ts'
import { spoken } from '#engine/text/spoken.ts'
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { percentageWise } from './percentage-wise.ts'

const computed = wordSet('occupancy revenue income earnings sales turnover adr conversion')
const counted = wordSet(
  'bookings booking nights night orders order views view inquiries clicks reservations leads',
)
const averaged = wordSet('rating')
const missed = wordSet('refund refunds cancellation cancellations')
const ranked =
  /^(which|who|top|best|worst|bottom|rank|ranked|ranking|most|least|highest|lowest|strongest|weakest|biggest|leading|first)$/
const doing = /^(do|doing|done|perform|performing|performed|go|going|look|looking|fare|faring)$/

const wiseOfNumber = wherever(/^wise$/, (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }) => text === 'wise')
  const text = (place: number) => tokens[place]?.text ?? ''
  const name = text(at - 1)
  if (at < 1 || !(computed.has(name) || counted.has(name) || averaged.has(name) || missed.has(name)))
    return tokens
  const from = text(at - 2) === ',' ? at - 2 : at - 1
  const rest = [...tokens.slice(0, from), ...tokens.slice(at + 1)]
  if (missed.has(name)) return bestWithout(rest, name) ?? tokens
  const word = counted.has(name) ? inPlural(name) : name
  const isSaid = ({ text: other }: Token) =>
    other === word || other === name || (name === 'occupancy' && /^(full|booked|occupied|busy)$/.test(other))
  if (rest.some(isSaid)) return rest
  if (rest.some(one => ranked.test(one.text))) return tokens
  return asked(rest, word) ?? tokens
})

/** "Which brand is best, refund wise": the one with the fewest of them. */
function bestWithout(tokens: readonly Token[], name: string): readonly Token[] | null {
  const at = tokens.findIndex(({ text }) => /^(best|worst)$/.test(text))
  const token = tokens[at]
  if (token === undefined || !/^(is|was|did|does|are|were|doing)$/.test(tokens[at - 1]?.text ?? ''))
    return null
  const from = tokens[at - 1]?.text === 'doing' ? at - 2 : at - 1
  const said = spoken(`has the ${token.text === 'best' ? 'fewest' : 'most'} ${inPlural(name)}`, token)
  return [...tokens.slice(0, from), ...said, ...tokens.slice(at + 1)]
}

/** "How did Aspen do last month": what is told behind the verb is asked of it. */
function asked(tokens: readonly Token[], word: string): readonly Token[] | null {
  const start = tokens.findIndex(({ text }) => text === 'how')
  const first = tokens[start]
  if (
    first === undefined ||
    start > 1 ||
    !/^(did|was|were|is|are|has|have)$/.test(tokens[start + 1]?.text ?? '')
  )
    return null
  const behind = tokens.slice(start + 2)
  const verb = behind.findIndex(({ text }) => doing.test(text))
  const what = [...behind.slice(0, verb < 0 ? 0 : verb), ...behind.slice(verb + 1)]
  const isOurs = /^(we|things|business|it)$/.test(what[0]?.text ?? '')
  const whose = isOurs ? what.slice(1) : what
  if (whose.length === 0) return null
  const head = averaged.has(word)
    ? `the average ${word} of`
    : computed.has(word)
      ? `the ${word} ${isOurs ? '' : 'of'}`
      : `the number of ${word} ${isOurs ? '' : 'of'}`
  return [...tokens.slice(0, start), ...spoken(head.trim(), first), ...whose]
}

export const numberWise: readonly Rewording[] = [...percentageWise, wiseOfNumber]
