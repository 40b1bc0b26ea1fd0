// "Orders today", "new leads last week?", "orders still pending?": events and a time or a state that they are still in, with nothing
// said about what to show, ask for their number.
import type { Line } from '#engine/parse/piece.ts'
import { values } from './conditions.ts'
import { aheadOf } from './time.ts'
import type { Recognizer } from './recognizer.ts'

export const telegram: Recognizer = (line, at) => {
  if (at !== 0) return null
  const rest = line.pieces.findIndex(
    ({ soft, text }) => !((soft && /^(new|our|my|the)$/.test(text)) || /^(unique|distinct)$/.test(text)),
  )
  const nouns = line.all(rest, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (nouns.length === 0 || line.pieces[rest]?.plural !== true || line.all(rest, 'measure').length > 0)
    return null
  const period = line.means(rest + 1, 'period')
  if (period !== undefined && isLast(line, rest + 1))
    return {
      end: rest + 2,
      items: [
        { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } },
        { kind: 'period', period: period.period, dates: [], ...aheadOf(line, rest + 1) },
      ],
    }
  const state = line.pieces[rest + 1]?.text === 'still' ? values(line, rest + 2) : null
  return state !== null && isLast(line, state.end - 1)
    ? {
        end: state.end,
        items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }, ...state.items],
      }
    : null
}

/** Only marks and a "please" may follow. */
const isLast = ({ pieces }: Line, at: number): boolean =>
  pieces.slice(at + 1).every(({ text }) => /^(?:[?!.,]|please|pls|plz|thanks|thx)$/.test(text))
