import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#engine/text/any-text.testing.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { PhraseIndex } from './phrase-index.ts'

const vocabulary = [
  'reservation',
  'booking',
  'view',
  'viewing',
  'visitor',
  'booking_com',
  'beach_house',
  'lake_house',
  'check-in',
  'airbnb',
  'The Preserve',
  'Fable & Co',
  'Home & Kitchen',
  'gift_card',
  'ME',
  'CA',
  'house',
  'cancellation rate',
  'subdivision',
  'community',
  'event',
  'customer',
  'revenue',
  'Breckenridge',
  'under contract',
  'nightly rate',
  'Books',
  '$/sf',
  'MLS #',
  'Marsh Landing',
  'Aurora Noise-Cancelling Headphones',
]
const index = new PhraseIndex(vocabulary.map((phrase, payload) => ({ phrase, payload })))

/** The best phrase for the longest stretch, with its words. */
const found = (question: string) => {
  const tokens = tokenize(question)
  return index.find(tokens).map(({ phrase, start, end }) => {
    const words = tokens.slice(start, end).map(token => token.text)
    return `${phrase} = ${words.join(' ')}`
  })
}

describe('the same words in another shape', () => {
  test.each([
    ['our reservations', 'reservation = reservations'],
    ['BEACH HOUSES', 'beach_house = beach houses'],
    ['beachhouse', 'beach_house = beachhouse'],
    ['beach-houses', 'beach_house = beach houses'],
    ['check in', 'check-in = check in'],
    ['check-ins', 'check-in = check ins'],
    ['checkins', 'check-in = checkins'],
    ['booking.com', 'booking_com = booking com'],
    ['booking_com', 'booking_com = booking com'],
    ['bookingcom', 'booking_com = bookingcom'],
    ['air bnb', 'airbnb = air bnb'],
    ['homes in preserve', 'The Preserve = preserve'],
    ['home and kitchen', 'Home & Kitchen = home and kitchen'],
    ['home kitchen', 'Home & Kitchen = home kitchen'],
    ['fable co', 'Fable & Co = fable co'],
    ['highest $/sf', '$/sf = $ sf'],
    ['mls #', 'MLS # = mls #'],
    [
      'aurora noise cancelling headphone',
      'Aurora Noise-Cancelling Headphones = aurora noise cancelling headphone',
    ],
  ])('%s holds %s', (question, expected) => {
    expect(found(question)[0]).toBe(expected)
  })
})

describe('typing mistakes', () => {
  test.each([
    ['resrvations', 'reservation = resrvations'],
    ['vistors', 'visitor = vistors'],
    ['veiws', 'view = veiws'],
    ['communties', 'community = communties'],
    ['subdivison', 'subdivision = subdivison'],
    ['evnets', 'event = evnets'],
    ['custmers', 'customer = custmers'],
    ['costumers', 'customer = costumers'],
    ['revnue', 'revenue = revnue'],
    ['breckinridge', 'Breckenridge = breckinridge'],
    ['under contarct', 'under contract = under contarct'],
    ['cancelation rate', 'cancellation rate = cancelation rate'],
    ['gift crad', 'gift_card = gift crad'],
    ['marsh landng', 'Marsh Landing = marsh landng'],
  ])('%s is read as %s', (question, expected) => {
    expect(found(question)[0]).toBe(expected)
  })

  test('the words that were put right are named', () => {
    const [match] = index.find(tokenize('Resrvations'))
    expect(match?.corrected).toEqual([{ typed: 'Resrvations', meant: 'reservation' }])
  })
})

describe('words that are left alone', () => {
  test.each(['mouse', 'horse', 'crad', 'veiw', 'march', 'cancel', 'show me', 'ok', 'custom', 'persevere'])(
    '%s',
    question => {
      expect(found(question)).toEqual([])
    },
  )

  test('a code that is also a word counts only in capitals', () => {
    expect(found('show me homes, ME')).toEqual(['ME = me'])
    expect(found('SHOW ME THE MONEY')).toEqual([])
    expect(found('homes in ca')).toEqual(['CA = ca'])
  })

  test('a comma ends a phrase', () => {
    expect(found('beach, house')).toEqual(['house = house'])
  })
})

describe('candidates', () => {
  test('all are kept, the longest first', () => {
    expect(found('beach houses')).toEqual(['beach_house = beach houses', 'house = houses'])
  })

  test('the very word beats its plural, which beats a verb form', () => {
    const small = new PhraseIndex(['booked', 'book'].map(phrase => ({ phrase, payload: phrase })))
    const scores = (question: string) => small.find(tokenize(question)).map(({ phrase }) => phrase)
    expect(scores('booked')).toEqual(['booked', 'book'])
    expect(scores('books')).toEqual(['book', 'booked'])
  })

  test('one phrase may stand for several things', () => {
    const twice = new PhraseIndex([
      { phrase: 'price', payload: 'asking' },
      { phrase: 'price', payload: 'sold' },
    ])
    expect(twice.find(tokenize('price')).map(({ payload }) => payload)).toEqual(['asking', 'sold'])
  })

  test('a score is 1 only for the very words', () => {
    const scores = ['reservation', 'reservations', 'resrvation'].map(
      word => index.find(tokenize(word))[0]?.score ?? 0,
    )
    expect(scores[0]).toBe(1)
    expect(scores[1]).toBeLessThan(1)
    expect(scores[2]).toBeLessThan(scores[1] ?? 0)
  })
})

test('a place is no prefix: "in completed" is not "incomplete"', () => {
  const states = new PhraseIndex([{ phrase: 'incomplete', payload: 0 }])
  expect(states.find(tokenize('products in completed orders'))).toEqual([])
  expect(states.find(tokenize('in-complete orders'))).toHaveLength(1)
})

test('a joint is no ending: "invest or" is no investor', () => {
  const people = new PhraseIndex([{ phrase: 'investor', payload: 'investing' }])
  expect(people.find(tokenize('buy, invest or list'))).toEqual([])
})

test('an empty vocabulary and an empty phrase find nothing', () => {
  expect(new PhraseIndex([{ phrase: ' , ', payload: 1 }]).find(tokenize('anything'))).toEqual([])
})

test('matches of any text lie within it and are scored between 0 and 1', () => {
  const piece = fc.constantFrom(
    'beach',
    'house',
    'check',
    'in',
    'booking',
    '.',
    'com',
    'resrvation',
    'gift',
    'crad',
    ',',
    'the',
    'preserve',
    '$',
    'sf',
  )
  fc.assert(
    fc.property(anyText(piece), question => {
      const tokens = tokenize(question)
      for (const { start, end, score } of index.find(tokens)) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(tokens.length)
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(1)
      }
    }),
  )
})
