// "The most common number of bedrooms", "the rarest property type": a ranking of values by how many things have them.
import { keyAt } from './key.ts'
import { opensWith } from './recognizer.ts'

export const common = opensWith({ words: ['common', 'rare'] })((line, at) => {
  if (!line.is(at, 'common', 'rare')) return null
  const next = line.past(at + 1)
  // "The most common order size": an amount of money is hardly ever the same twice, and pieces may be meant.
  if (line.all(next, 'attribute').some(({ sort, unpriced }) => sort === 'number' && unpriced !== true))
    return null
  const key = keyAt(line, line.is(next, 'count') ? line.past(next + 1) : next)
  if (key === null) return null
  return {
    end: key.end,
    items: [
      {
        kind: 'rank',
        implied: false,
        count: null,
        high: line.is(at, 'common'),
        by: { kind: 'count', nouns: [] },
      },
      { kind: 'key', key: key.key },
    ],
  }
})
