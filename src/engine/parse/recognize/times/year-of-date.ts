// "Reservations with a 2025 check-in": the year is that of the date, and what is counted are the things before it.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const yearOfDate = opensWith({ kinds: ['period'] })((line, at) => {
  const period = line.means(at, 'period')?.period
  const dates = line
    .all(at + 1, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const isOne = /^an?$/.test(line.pieces[at - 1]?.text ?? '') && line.pieces[at + 1]?.plural !== true
  const isHad = /^(with|have|has|had|having)$/.test(line.pieces[at - 2]?.text ?? '')
  if (period === undefined || dates.length === 0 || !isOne || !isHad) return null
  return { end: at + 2, items: [{ kind: 'period', period, dates }] }
})
