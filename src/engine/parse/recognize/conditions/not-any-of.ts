// "That are not sold, expired or withdrawn": a list behind a denial is denied as a whole, also where its first word is a phrase of
// its own.
import { values } from './conditions.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const notAnyOf = opensWith({ kinds: ['segment'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const segments = line.all(at, 'segment').map(({ segment }) => segment)
  const isSaid = /^(is|are|was|were|be|been|have|has)$/.test(text(at - 1)) && text(at).startsWith('not ')
  if (segments.length === 0 || !isSaid || !line.is(at + 1, 'comma', 'or', 'not')) return null
  const list = values(line, line.past(at + 2))
  const [item] = list?.items ?? []
  if (list === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  const isList = line.pieces.slice(at + 1, list.end).some(piece => /^(or|nor)$/.test(piece.text))
  // "Not sold, in Old Town or Sea Oaks": where they are is no state.
  const areStates = item.condition.options.every(option =>
    option.every(({ attribute }) => attribute.endsWith('.status')),
  )
  if (!isList || !areStates) return null
  return {
    end: list.end,
    items: [
      { kind: 'condition', condition: { kind: 'segment', segments, not: false } },
      { kind: 'condition', condition: { ...item.condition, not: true } },
    ],
  }
})
