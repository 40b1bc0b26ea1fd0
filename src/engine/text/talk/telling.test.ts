import { describe, expect, it } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'
import { tells } from './telling.ts'

const isTold = (text: string) => {
  const tokens = tokenize(text)
  return tells(tokens, { start: 0, end: tokens.length })
}

describe('words that tell something', () => {
  it.each([
    'thinking of letting a few homes go',
    'got a call from an unhappy guest',
    'ok the hot tub guy just left',
    'my kid set up the store and now i am stuck with it',
    'reporter from the local paper is on the phone',
    'the roof leaked on us',
    'reservations desk here',
    'market update for the newsletter',
    'listing appointment in an hour',
    'feels like nothing moves anymore',
    'not sure if the ads are working',
    'need to decide where the ad money goes',
  ])('%s', text => expect(isTold(text)).toBe(true))
})

describe('words that only name things, times or conditions', () => {
  it.each([
    'our homes near the ski lift',
    'homes that are near the lift',
    'the cabins we are renovating',
    'the guests who called',
    'orders shipped late',
    'in the last three months',
    'if we raise prices',
    'only the ones we manage',
    'running shoes',
    'customers',
  ])('%s', text => expect(isTold(text)).toBe(false))
})
