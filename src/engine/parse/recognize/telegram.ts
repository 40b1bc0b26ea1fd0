// "Orders today", "new leads last week": things and a time, with nothing said about what to show, ask for their number.
import { aheadOf } from './time.ts'
import type { Recognizer } from './recognizer.ts'

export const telegram: Recognizer = (line, at) => {
  const rest = line.pieces.findIndex(
    ({ soft, text }) => !((soft && /^(new|our|my|the)$/.test(text)) || /^(unique|distinct)$/.test(text)),
  )
  const nouns = line.all(rest, 'noun').filter(({ weak }) => !weak)
  const period = line.means(rest + 1, 'period')
  if (at !== 0 || nouns.length === 0 || line.pieces[rest]?.plural !== true || period === undefined)
    return null
  if (line.length > rest + 2 || line.all(rest, 'measure').length > 0) return null
  return {
    end: rest + 2,
    items: [
      { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: nouns.map(({ noun }) => noun) } },
      { kind: 'period', period: period.period, dates: [], ...aheadOf(line, rest + 1) },
    ],
  }
}
