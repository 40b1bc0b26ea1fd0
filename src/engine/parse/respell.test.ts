import { expect, test } from 'vitest'
import { frequentWords } from '#engine/lookup/question-words.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { models } from '#verticals/models.ts'
import { makeRespelling } from './respell.ts'
import { buildVocabulary } from './vocabulary.ts'

const model = models.ecommerce
const respelling = makeRespelling(model, buildVocabulary(model, {}))
const read = (text: string) =>
  respelling
    .tokens(tokenize(text))
    .map(token => token.text)
    .join(' ')

test.each([
  ['avrage expensve pendng ordes', 'average expensive pending orders'],
  ['recieve seperate definately calender', 'receive separate definitely calendar'],
  ['ignroe catagory custumers', 'ignore category customers'],
  ['totall revenu betwen decmber', 'total revenue between december'],
  ['custommers numbber runing pendding', 'customers number running pending'],
  ['mosst firsst addresss', 'most first address'],
  ['verage prders', 'average orders'],
  ['total incom includ', 'total income include'],
  ['revenue lastmonth percategory', 'revenue last month per category'],
  ['menshun informashun', 'mention information'],
  ['ordesr bransd buyesr', 'orders brands buyers'],
  ['orderd refundd', 'ordered refunded'],
  ['dearets brans studois untis', 'dearest brands studios units'],
])('%s is read as %s', (typed, meant) => expect(read(typed)).toBe(meant))

test.each([
  'gravel socks hoses moths prime closer viewer',
  'inactive incomplete unsold overpriced resellers',
  'jacuzzi crypto yoga condos',
  'perfume invalid fortress persevere',
  'zxcv qwop',
])('%s: words of their own stay as they are', typed => expect(read(typed)).toBe(typed))

test('names, addresses, quotes and what is searched for are what they are', () => {
  expect(read('orders of Ordes in austin')).toBe('orders of ordes in austin')
  expect(read('who is ordes@pendng.com')).toBe('who is ordes pendng com')
  expect(read('messages mentioning ordes')).toBe('messages mentioning ordes')
  expect(read('called "ordes"')).toContain('ordes')
})

test('two letters in the wrong order are put right in any word of six letters or more, and never make another', () => {
  const taken = [...frequentWords].filter(word => {
    const typed = word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)
    return word.length > 5 && !frequentWords.has(typed) && ![word, typed].includes(read(typed))
  })
  expect(taken).toEqual([])
})

homes.says('whats the most expensve house we ever sold', "status = 'SLD'", 'LIMIT 1')
homes.says('avrage days on makret of sold homes', 'avg(days_on_market)', "status = 'SLD'")
rental.says('avg lenght of stay in nigths', 'avg((check_out - check_in))')
shop.says('how many ordes are still pendng', 'count(*)', "status = 'pending'")
rental.says('how meny leads came form instagram', "source = 'instagram'")
shop.declines('how many moths did we sell')
homes.never('inactive listings', "status = 'COP'")
rental.says('how many guests are due to check in over the next 7 days', "check_in >= DATE '")
rental.declines('how many guests are due to check in')
rental.says('which sources sent us more than 60 leads in the past 12 months', 'HAVING count(*) > 60')
homes.says('how many closings did the office have each month in 2025', "date_trunc('month', close_date)")
homes.says('closins by moth in 2025', "date_trunc('month', close_date)")

test('a question is put right as it was typed', () => {
  const typed = 'Which expensve "ordes" came in lastmonth?'
  expect(respelling.question(typed)).toBe('Which expensive "ordes" came in last month?')
  expect(respelling.question('Average price?')).toBe('Average price?')
})

// What is read by a phrase, or by the words that a question begins or ends with, is read with slips as without.
shop.says('ordesr still pendng?', 'count(*) AS orders')
shop.says('yesterday: ordesr, units sold, revenue', 'count(*) AS orders')
shop.says('pecrentage of refunded orders out of all orders in Texas', "FILTER (WHERE pu.status = 'refunded')")
homes.says('per area, how many sold and how many came off the makret unsold', "IN ('EXP', 'WDN')")
