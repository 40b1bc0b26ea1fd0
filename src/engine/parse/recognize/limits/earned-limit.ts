// "Rental income of homes that made over 80k": what they made is the money that is named, and no price of theirs.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const earned = 'made | make | makes | earned | earn | earns | brought | bring | pulled | generated'
const verbs: ReadonlySet<string> = new Set(earned.split(' | '))

export const earnedLimit = opensWith({ texts: earned })((line, at) => {
  const isVerb = verbs.has(line.pieces[at]?.text ?? '')
  const place = line.pieces[at + 1]?.text === 'in' ? at + 2 : at + 1
  const limit = line.means(place, 'amount')
  if (!isVerb || limit === undefined || limit.amount.kind === 'exact' || line.all(at, 'measure').length > 0)
    return null
  // A number that stands before has its own name: "over 80k in rent".
  if (line.all(line.past(place + 1), 'attribute').length > 0) return null
  const attributes = line.pieces
    .slice(0, at)
    .flatMap((_, before) =>
      line
        .all(before, 'attribute')
        .flatMap(one => (one.sort === 'number' && one.unpriced !== true ? [one.attribute] : [])),
    )
  if (attributes.length === 0) return null
  return {
    end: place + 1,
    items: [
      {
        kind: 'condition',
        condition: { kind: 'amount', attributes, amount: limit.amount, unit: limit.unit, not: false },
      },
    ],
  }
})
