// "Which five homes drew the most inquiries? Rank them": in the order of what is asked for, highest first.
import { opensWith } from './recognizer.ts'

export const rankThem = opensWith({ words: ['order by'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isAsked = /^(rank|sort|order|arrange)$/.test(text(at)) && /^(them|those|these|it)$/.test(text(at + 1))
  const ends = at + 2 >= line.length || line.is(at + 2, 'and', 'comma') || /^[?.!]$/.test(text(at + 2))
  if (!isAsked || !ends) return null
  // What is ranked already needs no second order.
  const isRanked = line.pieces.some(
    (_, place) => place !== at && (line.is(place, 'top', 'bottom') || line.all(place, 'ranks').length > 0),
  )
  return {
    end: at + 2,
    items: isRanked ? [] : [{ kind: 'order', by: null, measures: [], descending: true }],
  }
})
