// "Pending bookings: guest, arrival, departure and amount": one among columns is its date, and no kind of stays. "Nights by state,
// going by arrivals last year": which date the year is one of, and nothing to group by.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

export const arrivalDates = wherever(/^(arrival|departure)s?$/, (tokens: Tokens): Tokens => {
  return tokens.flatMap((token, at) => {
    // "Arrival date of bookings next week": theirs, and not the date of the booking.
    const named = tokens[at - 2]
    if (token.text === 'of' && tokens[at - 1]?.text === 'date' && named !== undefined && isDated(named))
      return [{ ...token, text: 'for' }]
    const isDate = isDated(token) && (isInList(tokens, at) || isBasis(tokens, at))
    return isDate
      ? [
          { ...token, text: token.text.replace(/s$/, '') },
          { ...token, text: 'date' },
        ]
      : [token]
  })
})

const isDated = ({ text }: Token): boolean => /^(arrival|departure)s?$/.test(text)

/** "Going by arrivals", "counted by departure". */
const isBasis = (tokens: Tokens, at: number): boolean =>
  tokens[at - 1]?.text === 'by' &&
  /^(going|judging|counted|counting|dated|measured)$/.test(tokens[at - 2]?.text ?? '') &&
  tokens[at + 1]?.text !== 'date'

/** Between commas, or last behind them: "between booking and arrival" is a length of time. */
function isInList(tokens: Tokens, at: number): boolean {
  const text = (place: number) => tokens[place]?.text ?? ''
  const ends = /^([,.?]|and|)$/.test(text(at + 1)) && !text(at).endsWith('s')
  const isLast = text(at - 1) === 'and' && [2, 3, 4].some(step => isMark.test(text(at - step)))
  const isBetween = [1, 2, 3, 4, 5].some(step => text(at - step) === 'between')
  return ends && !isBetween && (isMark.test(text(at - 1)) || isLast)
}

const isMark = /^[,:]$/
