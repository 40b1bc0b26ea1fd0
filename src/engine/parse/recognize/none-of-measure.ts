// "Properties with no revenue", "did not sell at all": nothing of what is measured.
import { pastNone } from './negated.ts'
import { measured } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

export const noneOfMeasure: Recognizer = (line, at) => {
  const [rank] = line.all(at, 'ranks')
  // "Did not sell at all" is no ranking: nothing was sold.
  if (rank !== undefined && (line.pieces[at]?.text ?? '').startsWith('not ') && line.is(at + 2, 'all'))
    return {
      end: at + 3,
      items: [
        {
          kind: 'having',
          quantity: { kind: 'measure', measures: [rank.measure] },
          op: '=',
          than: { kind: 'number', value: 0 },
        },
      ],
    }
  const behind = pastNone(line, at)
  const found = behind === null ? null : measured(line, behind)
  if (found === null) return null
  return {
    end: found.end,
    items: [{ kind: 'having', quantity: found.quantity, op: '=', than: { kind: 'number', value: 0 } }],
  }
}
