import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestQuestion, tokenize } from './tokenize.ts'

const texts = (question: string) =>
  tokenize(question)
    .map(token => token.text)
    .join(' ')

describe('words', () => {
  test.each([
    ['Average Nightly Rate', 'average nightly rate'],
    ['CAFÉ in Málaga, São Paulo', 'cafe in malaga , sao paulo'],
    ['inquiry-to-view ratio', 'inquiry to view ratio'],
    ['best-selling 3-bedroom homes', 'best selling 3 bedroom homes'],
    ['jan-sep', 'jan sep'],
    ['fri/sat', 'fri sat'],
    ['pool w/ a view w/o stairs', 'pool with a view without stairs'],
    ['booking.com or booking_com', 'booking com or booking com'],
    ['Home & Kitchen', 'home and kitchen'],
    ['how much do u charge per nite pls', 'how much do you charge per night please'],
  ])('%s reads as %s', (question, expected) => {
    expect(texts(question)).toBe(expected)
  })
})

describe('contractions', () => {
  test.each([
    ["what's", 'what is'],
    ['whats', 'what is'],
    ['who’s', 'who is'],
    ['whos', 'who is'],
    ["don't", 'do not'],
    ['dont', 'do not'],
    ["can't", 'can not'],
    ["won't", 'will not'],
    ['havent', 'have not'],
    ['didnt', 'did not'],
    ['thats', 'that is'],
    ["we're", 'we are'],
    ["I'd", 'i would'],
    ["let's", 'let us'],
    ['gimme', 'give me'],
    ["O'Brien", 'obrien'],
  ])('%s reads as %s', (question, expected) => {
    expect(texts(question)).toBe(expected)
  })

  test('an owner keeps the word and drops the ending', () => {
    const [, year] = tokenize("this year's revenue")
    expect(year).toMatchObject({ text: 'year', raw: "year's", possessive: true })
  })

  test('both halves of a contraction point at their own letters', () => {
    expect(tokenize("I don't").map(({ raw, start, end }) => [raw, start, end])).toEqual([
      ['I', 0, 1],
      ['do', 2, 4],
      ["n't", 4, 7],
    ])
  })
})

describe('numbers and marks', () => {
  test.each([
    ['$1,250,000', '$ 1250000'],
    ['1.5 and .5', '1.5 and .5'],
    ['1,5m', '1.5m'],
    ['500k-1M', '500k 1m'],
    ['3rd', '3rd'],
    ["Q2'25", "q2 '25"],
    ['2½ baths', '2 .5 baths'],
    ['90days', '90 days'],
    ['4+ beds', '4 + beds'],
    ['$/sf', '$ sf'],
    ['a >= 3 b ≤ 4 c != 5 d => 6', 'a >= 3 b <= 4 c <> 5 d >= 6'],
    ['status <> cancelled', 'status <> cancelled'],
    ['city | # sold | %', 'city | # sold | %'],
    ['beds × baths', 'beds x baths'],
    ['hmm… so... what', 'hmm ... so ... what'],
    ['500 a night - name', '500 a night - name'],
  ])('%s reads as %s', (question, expected) => {
    expect(texts(question)).toBe(expected)
  })

  test('what ties two tokens without a space is kept', () => {
    expect(tokenize('2-4 fri/sat 4+').map(token => token.glue)).toEqual([
      undefined,
      '-',
      undefined,
      '/',
      undefined,
      '',
    ])
  })
})

describe('sentences', () => {
  test('a full stop ends one, an abbreviation or a decimal does not', () => {
    const tokens = tokenize('Avg. price vs. 2.5 baths. Then? Ok')
    expect(tokens.map(({ text, sentence }) => `${text}${sentence}`).join(' ')).toBe(
      'average0 price0 vs0 2.50 baths0 .0 then1 ?1 ok2',
    )
  })

  test('"occ. rate" goes on', () => {
    expect(tokenize('occ. rate last mo. in CA').at(-1)?.sentence).toBe(0)
  })

  test('several marks in a row end one sentence', () => {
    expect(tokenize('really?! yes').at(-1)?.sentence).toBe(1)
  })

  test('a line break ends one', () => {
    expect(tokenize('revenue by city\nlast year').map(token => token.sentence)).toEqual([0, 0, 0, 1, 1])
  })
})

describe('quotes', () => {
  test.each([
    ['leads that mention “hot tub”', 'hot tub'],
    ["titles with 'Beach House' in them", 'beach house'],
    ["guests' names and owners' names", ''],
    ["mar '25 and apr '25", ''],
  ])('in %s the quoted words are: %s', (question, expected) => {
    const quoted = tokenize(question).filter(token => token.quoted)
    expect(quoted.map(token => token.text).join(' ')).toBe(expected)
  })
})

test('emojis and junk are left out', () => {
  expect(texts('🏖️ beach ✨ houses ☃')).toBe('beach houses')
})

test('a question is read up to its limit', () => {
  const tokens = tokenize('word '.repeat(300))
  expect(tokens.at(-1)?.end).toBeLessThanOrEqual(longestQuestion)
})

test('an emoji at the limit is not cut in half', () => {
  expect(texts(`${'a'.repeat(longestQuestion - 1)}😀`)).toBe('a'.repeat(longestQuestion - 1))
})

describe('any text whatever', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 600, unit: 'binary' }),
    fc.string({ maxLength: 600, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom("don't", "'", '"', '-', '/', '.', '$', '5', 'k', 'é', '\n', ' ', '½', "'25"), {
        maxLength: 80,
      })
      .map(parts => parts.join('')),
  )

  test('gives tokens in order that point at their own letters', () => {
    fc.assert(
      fc.property(anyText, question => {
        let reached = 0
        for (const token of tokenize(question)) {
          expect(token.start).toBeGreaterThanOrEqual(reached)
          expect(token.end).toBeGreaterThan(token.start)
          expect(token.text).not.toBe('')
          expect(question.slice(token.start, token.end)).toBe(token.raw)
          reached = token.end
        }
        expect(reached).toBeLessThanOrEqual(Math.min(question.length, longestQuestion))
      }),
    )
  })

  test('is read the same way twice', () => {
    fc.assert(
      fc.property(anyText, question => {
        expect(tokenize(question)).toEqual(tokenize(question))
      }),
    )
  })

  test('keeps its words when they are read again', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), words => {
        const once = texts(words.join(' '))
        expect(texts(once)).toBe(once)
      }),
    )
  })
})
