// Periods, and the words that say which date of a thing they speak of: "made in the past 30 days", "checking out tomorrow".
import type { Item } from '#engine/parse/item.ts'
import type { Recognizer } from './recognizer.ts'

export const period: Recognizer = (line, at) => {
  const found = line.means(at, 'period')
  if (found === undefined) return null
  const dates = [at - 1, at - 2, at + 1].flatMap(place =>
    line.all(place, 'date').map(({ attribute }) => attribute),
  )
  return { end: at + 1, items: [{ kind: 'period', period: found.period, dates }] }
}

/** A verb of time alone: it matters where a period stands near, and is harmless elsewhere. */
export const dateWord: Recognizer = (line, at) => {
  const dates = line.all(at, 'date')
  const others = line.pieces[at]?.meanings.some(
    ({ kind }) => kind === 'measure' || kind === 'noun' || kind === 'segment' || kind === 'value',
  )
  if (dates.length === 0 || others === true) return null
  const items: Item[] = dates.slice(0, 1).map(({ attribute }) => ({ kind: 'date', attribute }))
  return { end: at + 1, items }
}
