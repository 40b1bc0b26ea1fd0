// "How many products do you sell for less than $20", "which electronics sell for over $500": what the goods of a shop cost, and not what
// they brought in. What they "sold for" last month, or bring in a month, is money of that time.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const sum = '(?:\\$ ?)?\\d[\\d.,]*k?|(?:five|ten|fifteen|twenty|thirty|forty|fifty|a hundred|one hundred)'
const way =
  '(?:under|below|over|above|between|less than|more than|lower than|higher than|up to|at least|at most|no more than|not more than|fewer than)'
const bound = `(?:(?:somewhere|anywhere) )?${way} (?:${sum})\\b`
const money = `${way} (?:\\$ ?\\d[\\d.,]*k?|(?:${sum}) (?:dollars|bucks|usd))(?= |$)`
const goods =
  '(?:products|items|things|articles|goods|skus|stuff|books|toys|games|electronics|gadgets|clothes)'

/** Homes have a sold price, and a time says when the money came in. */
const elsewhere =
  /\b(?:homes?|houses?|listings?|propert(?:y|ies)|places?|condos?|cabins?|bed(?:room)?s?|baths?|pools?|areas?|villages?|subdivisions?|neighbou?rhoods?|communit(?:y|ies)|agents?)\b|\b(?:a|per|each|every|this|last|past) (?:day|week|month|quarter|year)\b|\bin (?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b/

const unless =
  (meant: (found: RegExpExecArray) => string): Rewriting['meant'] =>
  (found, question) =>
    elsewhere.test(question) ? found[0] : meant(found)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<!\\bdid\\b.*)\\bsell(?:s|ing)? for (?=${bound})`),
    meant: unless(() => 'cost '),
  },
  // "Do you sell anything for less than $7", "what books do you sell under $20".
  {
    said: new RegExp(
      `^(?:do|does) (?:we|you|they|the (?:shop|store)) sell (?:any )?(?<what>(?:any|some)things?|${goods}|[a-z]+ ${goods}) (?:for )?(?=${bound})`,
    ),
    meant: unless(({ groups = {} }) => {
      const what = groups['what'] ?? ''
      return `are there ${what.endsWith('thing') ? 'products' : what} that cost `
    }),
  },
  {
    said: new RegExp(`\\b(?:do )?(?:we|you|they) sell (?=${money})`),
    meant: unless(() => 'that cost '),
  },
]

export const sellForLess = wherever(/^(sells?|selling)$/, rules)

/** "Anything over $1000 in the shop": what it has to sell, and no orders. */
export const anythingInTheShop = wherever(
  [/^(anything|everything|something)$/, /^(shop|store|catalog|catalogue)$/],
  [
    {
      said: new RegExp(
        `(?<=^|\\b(?:is there|have|got|me|list|show) )(?:is there )?(?:anything|everything|something) (?:for |priced )?(?<bound>${bound}(?: dollars| bucks)?) (?:in|from|at) (?:the|our|your) (?:shop|store|catalog|catalogue)(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) => `products that cost ${groups['bound'] ?? ''}`,
    },
  ],
)
