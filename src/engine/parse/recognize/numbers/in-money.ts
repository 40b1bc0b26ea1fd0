// "How much stock in dollars", "refunds in dollars": whatever is asked for, it is asked for in money.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const money = /^(dollars?|usd|money|cash|bucks)$/

export const inMoney = opensWith({ texts: 'in | in total | dollars | dollar | usd | money | cash | bucks' })((
  line,
  at,
) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  // "Refunds this month vs last month, dollars": behind a time and a pause it says the same.
  const isTimeBefore = line.means(at - 2, 'period') !== undefined || line.means(at - 2, 'shift') !== undefined
  const isLast = line.is(at - 1, 'comma') && isTimeBefore && line.past(at + 1) >= line.length
  if (isLast && money.test(text(at))) return { end: at + 1, items: [{ kind: 'in money' }] }
  const isTotal = text(at) === 'in total'
  if (!isTotal && text(at) !== 'in') return null
  const start = /^(total|us|actual)$/.test(text(at + 1)) ? at + 2 : at + 1
  if (!money.test(text(start))) return null
  const end = /^(terms?|amounts?|values?)$/.test(text(start + 1)) ? start + 2 : start + 1
  // "Refunds in dollars" are their money, and no list of them.
  const isList = line.all(at - 1, 'noun').some(({ weak }) => !weak)
  return {
    end,
    items: [{ kind: 'in money' }, ...(isList ? [{ kind: 'ask' as const, how: 'how much' as const }] : [])],
  }
})
