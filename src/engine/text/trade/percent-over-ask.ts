// "The five sales with the highest percent over ask", "…, address and percent over ask": how far each of them was over it. Of an area
// it is the part of its sales that were.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rows = '(?:sales|homes|houses|closings|solds|properties|listings)'
const groups = /\b(?:areas?|subdivisions?|neighbou?rhoods?|communit(?:y|ies)|by|per|each|every)\b/
const percent = '(?:%|percent|percentage|pct|share)'
const ask = '(?:the |their |its )?(?:asking|ask|list)(?: price)?'
const over = `(?:over|above) ${ask}`
const ends = '(?= [,.?!:]|$| (?:this|last|in|since|for|desc|descending|with|and)\\b)'

/** Where areas are spoken of, the words may mean a part of all sales. */
const ofRows =
  (meant: string): Rewriting['meant'] =>
  ([said], question) =>
    groups.test(question.replace(said, ' ')) ? said : meant

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:went|sold|closed) (?:the )?(?:furthest|farthest|most|highest) (?:in )?${percent} ${over}${ends}`,
    ),
    meant: ofRows('had the biggest percent premium'),
  },
  {
    said: new RegExp(
      `(?<=\\b${rows}\\b.*)(?:the )?(?:highest|biggest|largest|greatest|most) (?:${percent} (?:premium )?${over}|premium (?:in |by )?${percent}|${percent} premium)(?! , [a-z]+ ${rows})${ends}`,
    ),
    meant: ofRows('the biggest percent premium'),
  },
  {
    said: new RegExp(
      `(?<=\\b${rows}\\b.*\\b(?:ranked |sorted |ordered )?by )(?:the )?${percent} ${over}${ends}`,
    ),
    meant: ([said], question) =>
      groups.test(question.replace(/\bby (?:the )?(?:%|p)/, ' ')) ? said : 'percent premium',
  },
  {
    said: new RegExp(
      `(?<=\\b(?<far>above|over|below|under) ${ask} (?:in|by) (?:percent|percentage)\\b.*(?:and|,|\\+|:|with) )(?:the |their )?${percent}(?: (?:over|above|below|under) ${ask})?(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      /above|over/.test(groups['far'] ?? '') ? 'percent premium' : 'percent discount',
  },
  {
    said: new RegExp(
      `(?<=\\bpercent premium\\b.*(?:and|,|\\+|:|with) )(?:the |their )?${percent}(?: ${over})?(?= [,.?!]|$)`,
    ),
    meant: () => 'percent premium',
  },
]

export const percentOverAsk = wherever(
  [/^(%|percent|percentage|pct|share)$/, /^(over|above|below|under|premium)$/],
  rules,
)
