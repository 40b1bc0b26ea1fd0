// "Which five homes drew the most inquiries? Rank them": in the order of what is asked for, highest first. "Rank the five homes with
// the most inquiries": they are in order as it is.
import { wholeNumber } from './number-of-rows.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const rankThem = opensWith({ words: ['order by'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isRanked = line.pieces.some(
    (_, place) =>
      place !== at &&
      (line.is(place, 'top', 'bottom') ||
        line.all(place, 'ranks').length + line.all(place, 'extreme').length > 0),
  )
  if (text(at) === 'rank' && isRanked && wholeNumber(line, line.past(at + 1)) !== null)
    return { end: at + 1, items: [] }
  const isAsked = /^(rank|sort|order|arrange)$/.test(text(at)) && /^(them|those|these|it)$/.test(text(at + 1))
  const ends = at + 2 >= line.length || line.is(at + 2, 'and', 'comma') || /^[?.!]$/.test(text(at + 2))
  if (!isAsked || !ends) return null
  return {
    end: at + 2,
    // What is ranked already needs no second order.
    items: isRanked ? [] : [{ kind: 'order', by: null, measures: [], descending: true }],
  }
})
