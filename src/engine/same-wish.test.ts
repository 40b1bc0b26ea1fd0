import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import type { Plan } from './plan.ts'
import { fillings, sentencesFor, wishes, type Filling } from './same-wish.testing.ts'

/** What is shown of which rows; a column more does no harm, and their order may differ. */
const essence = ({ keys, where, keep, limit, limitPer, summary }: Plan) => ({
  keys: keys.map(key => JSON.stringify(key)).toSorted(),
  where: where
    .filter(({ kind }) => kind !== 'free')
    .map(one => JSON.stringify(one))
    .toSorted(),
  keep,
  limit,
  limitPer,
  summary,
})
const columnsOf = ({ columns }: Plan) => columns.map(one => JSON.stringify(one))

function fault({ demo }: Filling, plain: Plan, sentence: string): string | null {
  const reading = read(demo, sentence)
  if (reading.kind !== 'plan') return null
  const shown = new Set(columnsOf(reading.plan))
  const isSame =
    JSON.stringify(essence(reading.plan)) === JSON.stringify(essence(plain)) &&
    columnsOf(plain).every(one => shown.has(one))
  return isSame ? null : sentence
}

describe.each(wishes)('$name', wish => {
  test.each(fillings)('is read alike in all its wordings about $demo', filling => {
    const groups = sentencesFor(wish, filling)
    const faults = groups.flatMap(([plain = '', ...others]) => {
      const reading = read(filling.demo, plain)
      if (reading.kind !== 'plan') return [`declined: ${plain}`]
      return others.map(sentence => fault(filling, reading.plan, sentence)).filter(one => one !== null)
    })
    expect(faults).toEqual([])
  })
  test('is understood in nearly all of them', () => {
    const sentences = fillings.flatMap(filling =>
      sentencesFor(wish, filling)
        .flat()
        .map(sentence => ({ sentence, isHeard: read(filling.demo, sentence).kind === 'plan' })),
    )
    const missed = sentences.filter(({ isHeard }) => !isHeard).map(({ sentence }) => sentence)
    expect(missed.length < sentences.length * 0.05 ? [] : missed).toEqual([])
  })
})
