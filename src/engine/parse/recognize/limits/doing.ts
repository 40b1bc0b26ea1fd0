// "Brands doing over 100k": money that is made, by a verb that says nothing else.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const doing = opensWith({ texts: 'doing | did | does | do | done' })((line, at) => {
  if (!/^(doing|did|does|do|done)$/.test(line.pieces[at]?.text ?? '')) return null
  const meaning = line.means(at + 1, 'amount')
  if (meaning?.amount.kind !== 'bound' || meaning.unit === 'percent') return null
  const { op, value } = meaning.amount
  // "Did over 20 orders" counts them; a bare number of that kind is money only where it is large.
  if (meaning.unit !== 'money' && (value < 1000 || line.all(line.past(at + 2), 'noun').length > 0))
    return null
  return {
    end: at + 2,
    items: [
      {
        kind: 'having',
        quantity: { kind: 'measure', measures: [] },
        op,
        than: { kind: 'number', value, unit: 'money' },
      },
    ],
  }
})
