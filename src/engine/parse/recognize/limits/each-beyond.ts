// "Towns with three homes or more and not one of them under 300 a night", "brands with 10 products, all of them above $50": a limit
// on every one of a group's things, which the least or the greatest of them tells. As a condition it would only hide the others.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { amountFirst, amountLast } from './amounts.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const turned = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const

export const eachBeyond = opensWith({
  words: ['none', 'all'],
  texts: 'none | nothing | not one | all | every | each | every one | each one | no one',
})((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  const isNone = /^(none|nothing|not one|no one|not a single one|not any)$/.test(text)
  const isAll = /^(all|each|every one|each one)$/.test(text)
  if ((!isNone && !isAll) || !isOfGroups(line, at)) return null
  const found = limitBehind(line, at)
  const [item, ...more] = found?.items ?? []
  if (found === null || more.length > 0 || item?.kind !== 'condition' || item.condition.kind !== 'amount')
    return null
  const { attributes, amount, unit, not } = item.condition
  if (amount.kind !== 'bound' || not) return null
  const op = isNone ? turned[amount.op] : amount.op
  const having: Item = {
    kind: 'having',
    quantity: { kind: 'aggregate', fn: op === '>' || op === '>=' ? 'min' : 'max', attributes },
    op,
    than: { kind: 'number', value: amount.value, unit },
  }
  return { end: found.end, items: [having] }
})

/** "None of them rents for less than 300 a night": a verb may stand between. */
function limitBehind(line: Line, at: number) {
  const isSaid = (place: number) =>
    line.pieces[place]?.soft === true || line.means(place, 'attribute')?.sort === 'number'
  for (let place = at + 1; place <= at + 6 && place < line.length; place++) {
    const found =
      line.means(place, 'amount') === undefined ? amountLast(line, place) : amountFirst(line, place)
    if (found !== null) return found
    if (!isSaid(place)) return null
  }
  return null
}

/** Groups are asked for, and the number of things that each has was limited before. */
function isOfGroups(line: Line, at: number): boolean {
  const before = line.pieces.slice(0, at)
  const group = before.findIndex(
    ({ plural }, place) =>
      plural &&
      line.all(place, 'noun').length === 0 &&
      line.all(place, 'attribute').some(({ sort }) => sort === 'other'),
  )
  return (
    group >= 0 &&
    before.some(
      (_, place) =>
        place > group &&
        line.means(place, 'amount') !== undefined &&
        line.all(line.past(place + 1), 'noun').some(({ weak }) => !weak),
    )
  )
}
