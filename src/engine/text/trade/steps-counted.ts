// "How many sessions had a view, how many a favorite, how many an inquiry": one number for each step of a visit.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const steps: readonly (readonly [RegExp, string])[] = [
  [/^(?:page views?|viewed a page|a page view)$/, 'page view'],
  [
    /^(?:product views?|pdp views?|(?:looked at|viewed|saw|opened) (?:a |any |some )?(?:products?|items?))$/,
    'product view',
  ],
  [/^(?:search|searched(?: for something)?|searches)$/, 'search'],
  [
    /^(?:add(?:ed)? to cart|adds? to cart|atc|(?:put|added|placed) (?:something|anything|an item|a product|items|things)? ?(?:in|into|to) (?:the |a |their )?(?:cart|basket))$/,
    'add to cart',
  ],
  [
    /^(?:checkout starts?|checkout started|started (?:the )?(?:checkout|check out|checking out)|(?:got|went) to (?:the )?(?:checkout|check out)|checkout|began (?:checkout|checking out))$/,
    'checkout start',
  ],
  [
    /^(?:purchases?|bought(?: something| anything)?|purchased(?: something| anything)?|ended in a purchase|a sale)$/,
    'purchase',
  ],
  [/^(?:views?|viewed(?: a (?:home|property|place|listing))?)$/, 'view'],
  [/^(?:clicks?|clicked(?: on a (?:home|property|place|listing))?)$/, 'click'],
  [/^(?:favorites?|favorited(?: a (?:home|property|place|listing)| something)?)$/, 'favorite'],
  [/^(?:inquir(?:y|ies)|inquired|sent an inquiry|asked about one)$/, 'inquiry'],
  [/^(?:shares?|shared(?: a (?:home|property|place|listing))?)$/, 'share'],
]

const stepOf = (said: string): string | undefined => {
  const plain = said
    .trim()
    .replace(
      /^(?:of (?:them|those) )?(?:(?:had|have|with|saw|got|made|reached) )?(?:at least one |an? |the |any )?/,
      '',
    )
  return steps.find(([words]) => words.test(plain))?.[1]
}

/** Null where one of them is no step, or only one is named. */
function stepsIn(said: string, between: RegExp): string | null {
  const named = said.split(between).map(part => stepOf(part.replace(/(?: ,)?(?: and)?(?: then)?$/, '')))
  const found = named.filter(step => step !== undefined)
  if (found.length < 3 || found.length !== named.length) return null
  const withArticles = found.map(step => `${/^[aeiou]/.test(step) ? 'an' : 'a'} ${step}`)
  return `number of sessions with ${withArticles.slice(0, -1).join(' , ')} and ${withArticles.at(-1) ?? ''}`
}

/** "Had a product view and": up to the next "how many". */
const words = '(?!how )[a-z]+(?: (?!how )[a-z]+){0,7}'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow many (?:distinct |different )?sessions (?<list>${words}(?:(?: ,)?(?: and)?(?: then)? how many ${words}){2,6})(?= [.?!;]|$)`,
    ),
    meant: ({ groups, 0: said }) =>
      stepsIn(groups?.['list'] ?? '', /(?: ,)?(?: and)?(?: then)? how many (?:sessions )?/) ?? said,
  },
  {
    said: /\bsessions (?:by|per|at each|for each|in each)(?: funnel)? (?:stage|step)s?(?: please)?(?: ,| :| \()? (?:from )?(?<list>[a-z]+(?: [a-z]+){0,2}?(?:(?: to| ->| ,|, and) [a-z]+(?: [a-z]+){0,2}?){2,6})(?: \))?(?= [.?!;]|$)/,
    meant: ({ groups, 0: said }) =>
      stepsIn(groups?.['list'] ?? '', / (?:->|,(?: and)?|to(?! cart| checkout\b(?! start)| the )) /) ?? said,
  },
]

export const stepsCounted = wherever(/^sessions$/, rules)
