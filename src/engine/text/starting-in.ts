// "Stays starting in March", "starting tomorrow" are those of that time; "monthly bookings starting in March" go on from there.
import type { Token } from './token.ts'

const when = /^(in|on|today|tonight|tomorrow|this|next|(mon|tues|wednes|thurs|fri|satur|sun)day)$/
const stays = /^(stays|bookings|reservations|trips|rentals)$/

export const startingIn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const text = (place: number) => tokens[place]?.text ?? ''
    const isVerb = /^(starting|beginning)$/.test(token.text) && when.test(text(at + 1))
    const isTrend = /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(text(at - 2))
    return isVerb && stays.test(text(at - 1)) && !isTrend
      ? ['that', 'start'].map(word => ({ ...token, text: word }))
      : [token]
  })
