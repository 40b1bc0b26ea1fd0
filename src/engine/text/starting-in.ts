// "Stays starting in March" are those of March; "monthly bookings starting in March" go on from there.
import type { Token } from './token.ts'

const stays = /^(stays|bookings|reservations|trips|rentals)$/

export const startingIn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const text = (place: number) => tokens[place]?.text ?? ''
    const isVerb = (token.text === 'starting' || token.text === 'beginning') && text(at + 1) === 'in'
    const isTrend = /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(text(at - 2))
    return isVerb && stays.test(text(at - 1)) && !isTrend
      ? ['that', 'start'].map(word => ({ ...token, text: word }))
      : [token]
  })
