// "Leaving cancellations out", "keeping viewings aside": what is left out stands between the two halves of the verb.
import type { Recognizer } from './recognizer.ts'

export const takenOut: Recognizer = (line, at) => {
  if (!/^(leaving|leave|left|keeping|keep|taking|take)$/.test(line.pieces[at]?.text ?? '')) return null
  const named = line.past(at + 1)
  const options = line.all(named, 'value').map(({ attribute, value }) => ({ attribute, value }))
  const out = [named + 1, named + 2].find(place => /^(out|aside|away)$/.test(line.pieces[place]?.text ?? ''))
  if (options.length === 0 || out === undefined) return null
  return {
    end: out + 1,
    items: [{ kind: 'condition', condition: { kind: 'values', options: [options], not: true } }],
  }
}
