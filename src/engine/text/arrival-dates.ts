// "Pending bookings: guest, arrival, departure and amount": one among columns is its date, and no kind of stays.
import type { Token } from './token.ts'

type Tokens = readonly Token[]

export function arrivalDates(tokens: Tokens): Tokens {
  if (!tokens.some(isDated)) return tokens
  return tokens.flatMap((token, at) =>
    isDated(token) && isInList(tokens, at) ? [token, { ...token, text: 'date' }] : [token],
  )
}

const isDated = ({ text }: Token): boolean => text === 'arrival' || text === 'departure'

/** Between commas, or last behind them: "between booking and arrival" is a length of time. */
function isInList(tokens: Tokens, at: number): boolean {
  const text = (place: number) => tokens[place]?.text ?? ''
  const ends = /^([,.?]|and|)$/.test(text(at + 1))
  const isLast = text(at - 1) === 'and' && [2, 3, 4].some(step => isMark.test(text(at - step)))
  const isBetween = [1, 2, 3, 4, 5].some(step => text(at - step) === 'between')
  return ends && !isBetween && (isMark.test(text(at - 1)) || isLast)
}

const isMark = /^[,:]$/
