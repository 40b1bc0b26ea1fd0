// "Nothing for sale", "nothing at all is in stock": rows that are told by their state only, and are not there.
import { flags, segments, values } from './conditions.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const between = /^(is|are|that|at|all|currently|now|yet|still|else)$/

export const nothingSuch = opensWith({ texts: 'nothing | none' })((line, at) => {
  if (!/^(nothing|none)$/.test(line.pieces[at]?.text ?? '')) return null
  let state = at + 1
  while (between.test(line.pieces[state]?.text ?? '') || line.pieces[state]?.text === 'at all') state++
  // "Nothing sold in May" tells what did not happen.
  if (line.all(state, 'date').length > 0) return null
  // "Guests with nothing upcoming".
  const time = line.means(state, 'period')
  if (
    time !== undefined &&
    /\b(upcoming|coming up|to come|ahead|future)\b/.test(line.pieces[state]?.text ?? '')
  ) {
    const condition: ConditionRef = { kind: 'dated', attributes: [], period: time.period }
    return { end: state + 1, items: [{ kind: 'nothing such', condition }] }
  }
  for (const recognize of [values, segments, flags]) {
    const found = recognize(line, state)
    const [item, ...more] = found?.items ?? []
    if (found === null || item?.kind !== 'condition' || more.length > 0) continue
    const { condition } = item
    if ('not' in condition && condition.not) return null
    return { end: found.end, items: [{ kind: 'nothing such', condition }] }
  }
  return null
})
