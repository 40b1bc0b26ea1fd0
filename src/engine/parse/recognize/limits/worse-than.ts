// "A refund rate worse than 5%", "a rating better than 4": of some numbers the higher is the worse, which only the model tells.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'

export const worseThan = opensWith({ kinds: ['measure', 'attribute'], texts: 'average | mean | median' })((
  line,
  at,
) => {
  const named = quantityAt(line, at)
  if (named !== null && named.quantity.kind !== 'count') {
    const limit = limitAt(line, named.end)
    if (limit === null) return null
    const { op, value, unit, end } = limit
    const { quantity } = named
    return {
      end,
      items: [{ kind: 'having', quantity, op, than: { kind: 'number', value, unit }, byWorth: true }],
    }
  }
  return ofRows(line, at)
})

/** "Products with a rating worse than 4": what each of them has. */
function ofRows(line: Line, at: number): Found | null {
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ sort, attribute }) => (sort === 'number' ? [attribute] : []))
  const limit = attributes.length === 0 ? null : limitAt(line, at + 1)
  if (limit === null) return null
  const { op, value, unit, end } = limit
  const amount = { kind: 'bound' as const, op, value }
  const condition = { kind: 'amount' as const, attributes, amount, unit, not: false }
  return { end, items: [{ kind: 'condition', condition, byWorth: true }] }
}

function limitAt(line: Line, from: number) {
  const isVerb = /^(is|are|was|were|being)$/.test(line.pieces[from]?.text ?? '')
  const at = line.past(isVerb ? from + 1 : from)
  const said = line.pieces[at]?.text ?? ''
  const meaning = line.means(at + 2, 'amount')
  if (!/^(better|worse)$/.test(said) || !line.is(at + 1, 'than') || meaning?.amount.kind !== 'exact')
    return null
  const [value, ...others] = meaning.amount.values
  if (value === undefined || others.length > 0) return null
  return { op: said === 'better' ? ('>' as const) : ('<' as const), value, unit: meaning.unit, end: at + 3 }
}
