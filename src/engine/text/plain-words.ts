// Words that mean the same as plainer ones wherever they stand. They are put in before a question is read, so that whatever knows the
// plain ones knows these: "each and every month", "count as well as dollars", "the most recent 30 days".

import { withCommas } from './missing-commas.ts'
import { withApostrophes } from './no-apostrophes.ts'
import { withPlainLimits } from './plain-limits.ts'
import { timeBehind } from './time-behind.ts'

const rules: readonly { said: RegExp; meant: string }[] = [
  {
    said: /\b(?:each and every|each individual|each single|every individual|each respective)\b/gi,
    meant: 'each',
  },
  // "Sells as well as last year" compares.
  {
    said: /(?<!\b(?:do|does|did|doing|done|sell|sells|sold|selling|perform\w*|rent|rents|rented|work|works|worked|convert\w*)) as well as\b(?! (?:last|in|before|expected|we|they|it|the (?:others?|rest|year|month))\b)/gi,
    meant: ' and',
  },
  { said: / (?:along|together|coupled) with (?!us\b|me\b|that\b|this\b|it\b)/gi, meant: ' and ' },
  // "Customers who have not completed an order" have completed none; those with a pending one may have completed others.
  {
    said: /\b(?:have|has|had|did|do|does)(?: not|n['’]t)(?: yet| ever)? complete(?:d)? (?=(?:an?|any|one|even one|a single) (?:order|purchase)s?\b|any\b)/gi,
    meant: 'have never completed ',
  },
  { said: /\b(this|last) (year|month|quarter|week), (this|last) \2\b/gi, meant: '$1 $2 and $3 $2' },
  { said: /\b(in|for|during) (20\d\d) dollar (?=value|volume|amount|sales)/gi, meant: '$1 $2, dollar ' },
  { said: /\btoday ?- ?(\d+)(?: days)?(?: (?:thru|through|to|until) today)\b/gi, meant: 'the last $1 days' },
  // "What do you have over in Colorado".
  {
    said: /(?<!\b(?:turn|turns|turned|turning|left|hand|carried|start|check|take|brought|made|sold)) over in (?!the (?:last|past)\b)/gi,
    meant: ' in ',
  },
  { said: / \(calendar(?: year)?\)/gi, meant: '' },
  { said: /,? (?:on a )?(check-?in|check-?out|arrival|order|closing) basis\b/gi, meant: ' by $1 date' },
  { said: /\bnot (?:even )?once (?=(?!but\b|or\b|and\b)[a-z])/gi, meant: 'never ' },
  {
    said: /\b(?:the )?(?:most recent|latest) (\d+ (?:days|weeks|months|quarters|years))\b/gi,
    meant: 'the last $1',
  },
  { said: /\b(?:greater|larger|bigger) than (?=[$\d])/gi, meant: 'more than ' },
  { said: /\bin excess of (?=[$\d])/gi, meant: 'more than ' },
  { said: /\bamongst\b/gi, meant: 'among' },
  { said: /\bwhilst\b/gi, meant: 'while' },
]
const anyOf =
  /\bcomplete|today ?-|\bover in\b|\(calendar|\bbasis\b|, (?:this|last) |\bdollar |and every|each (?:individual|single|respective)|every individual|as well as|(?:along|together|coupled) with|not (?:even )?once|recent \d|latest \d|er than|excess of|amongst|whilst/i

const inPlainWords = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question

/** What a text is searched for is what it is. */
const searched =
  /["“”]|\b(?:mention|contain|include the word|the words?|say|said|wrote|written|ask(?:ed|ing)? about)/i

/** `alike`: words of the business with the plainest of each. */
export function makePlain(alike: Readonly<Record<string, string>>): (question: string) => string {
  const words = Object.keys(alike)
  const any = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')
  const plainest = (word: string) => {
    const plain = alike[word.toLowerCase()] ?? word
    return /^[A-Z]{2}/.test(word) ? plain.toUpperCase() : plain
  }
  return question => {
    const plain = timeBehind(withCommas(withPlainLimits(inPlainWords(withApostrophes(question)))))
    return words.length === 0 || searched.test(question) ? plain : plain.replace(any, plainest)
  }
}
