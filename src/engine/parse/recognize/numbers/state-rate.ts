// "Cancelled order rate", "refunded orders percentage": the share of things that are in a state, as a rate of theirs is called.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const stateRate = opensWith({ kinds: ['value'] })((line, at) => {
  const states = line.all(at, 'value').filter(({ attribute }) => attribute.endsWith('.status'))
  const [state] = states
  const nouns = line.all(at + 1, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isRate = /^(rate|rates|ratio|percentage|percent|pct)$/.test(line.pieces[at + 2]?.text ?? '')
  if (state === undefined || nouns.length === 0 || !isRate) return null
  const tableOf = (attribute: string) => attribute.slice(0, attribute.indexOf('.'))
  // "The booked home rate" is a price of theirs.
  if (line.all(at + 2, 'attribute').some(one => tableOf(one.attribute) === tableOf(state.attribute)))
    return null
  return {
    end: at + 3,
    items: [
      {
        kind: 'condition',
        condition: {
          kind: 'values',
          options: [states.map(({ attribute, value }) => ({ attribute, value }))],
          not: false,
        },
      },
      { kind: 'noun', nouns, plural: true, none: false, weak: false },
      { kind: 'ask', how: 'share', partFirst: 'said' },
    ],
  }
})
