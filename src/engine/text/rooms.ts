// "3/2 under 500k": bedrooms and bathrooms, as agents write them. Behind a word of time it is a day, before "of" a fraction.
import type { Token } from './token.ts'

const isTimed = /^(on|since|from|to|until|by|before|after|between|and|through|of|in|around|week|month)$/
const isPart = /^(of|bath|baths|bathroom|bathrooms|bed|beds|stars?|to|hours?|an?|the)$/

const isPair = (tokens: readonly Token[], at: number): boolean => {
  const [before, beds, baths, behind] = [-1, 0, 1, 2].map(step => tokens[at + step])
  return (
    /^[1-7]$/.test(beds?.text ?? '') &&
    /^[1-6]$/.test(baths?.text ?? '') &&
    baths?.glue === '/' &&
    beds?.glue === undefined &&
    (behind?.glue === undefined || behind.kind === 'mark') &&
    !isTimed.test(before?.text ?? '') &&
    !isPart.test(behind?.text ?? '')
  )
}

/** The tokens with the rooms named. */
export const withRooms = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const unit = isPair(tokens, at) ? 'bed' : isPair(tokens, at - 1) ? 'bath' : null
    if (unit === null) return [token]
    const { glue: _, ...number } = token
    return [number, { ...number, kind: 'word', text: unit }]
  })
