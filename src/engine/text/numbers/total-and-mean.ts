// "The total discount given this year, and the average per sale": two numbers of one thing; the first would be lost behind the second.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?<mean>average|avg|mean|median)'
const row = '(?:sale|sold home|home|house|listing|closing|order|purchase|customer|one|deal)'
const joint = '(?: ,)? (?:and|plus|with|&)(?: also)? (?:the |their |its |an? )?'
const no = '(?!(?:and|or|plus|with|number|count|average|avg|mean|median|vs|versus) )'
const what = `(?:dollar |\\$ )?(?<what>discount|rental income|rent|premium|stock value|lifetime value)s?`
const again =
  '(?: (?:dollar |\\$ )?(?:discount|rental income|rent|premium|stock value|lifetime value|amount|one)s?)?'
const per = `(?: (?:per|for each|for every|an?) ${row}| each)?`
const tail = '(?<tail>(?: (?:by|per|for each|in each) [a-z ]+)?)(?= [.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<total>total|sum)(?: of)?(?: the)? ${what}(?<rest>(?: ${no}[a-z0-9'-]+){0,8})${joint}${mean}${again}${per}${tail}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['total'] ?? ''} and ${groups['mean'] ?? ''} ${groups['what'] ?? ''}${groups['rest'] ?? ''}${groups['tail'] ?? ''}`,
  },
]

export const totalAndMean = wherever([/^(total|sum)$/, /^(average|avg|mean|median)$/], rules)
