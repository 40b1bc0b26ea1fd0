// "Total count homes in Florida", "select count(*) for orders over $500", "…, row count", "not the list, only the number: …": how many
// there are, as people who work with tables ask for it. A sum of something else beside it was not asked for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [.?!)]|$| (?:please|pls|thanks|thx)\\b)'
const rows = '(?:rows?|records?)'
const number = '(?:the )?(?:bare |plain |total )?(?:number|count|total|tally|figure|headcount)'
const only = '(?:just|only|simply)'
const list =
  '(?:the |a |an |any )?(?:(?:whole|full|actual|entire) )?(?:list|listing|names|details|rows|records|table|breakdown|emails|addresses)'
const noList = `(?:not|no|without|do not need|i do not need|i do not want|skip|never mind|forget) ${list}(?: itself)?`

const rules: readonly Rewriting[] = [
  {
    said: /\bselect count \( (?:\* |1 |[a-z]+ )?\)(?: as [a-z]+)?(?: (?:for|from|of|where|on))?(?: all)?/,
    meant: () => 'how many',
  },
  { said: /\bcount \( \* \)(?: (?:for|from|of|where|on))?(?: all)?(?= [a-z])/, meant: () => 'how many' },
  // Rooms, nights and pieces are added up.
  {
    said: new RegExp(
      `^(?:(?:show|give|get|me|the|a|our|i|need|want) )*(?:total|overall|full|grand total) count (?:of |for |on )?(?:all )?(?=(?!bed|bath|room|night|unit|piece|guest nights)[a-z]+)`,
    ),
    meant: () => 'how many ',
  },
  {
    said: new RegExp(
      `^${noList} (?:[,;-] |but )?(?:but )?(?:${only} )?${number}(?: of them| of those)?(?: only)?(?: please)? [:,-] `,
    ),
    meant: () => 'how many ',
  },
  {
    said: new RegExp(`^(?:${only} )?${number}(?: please)? [,;-] ${noList} [:,-] `),
    meant: () => 'how many ',
  },
  {
    said: new RegExp(
      `(?<=[a-z\\d] )[,;.:-] (?:and )?(?:show |give |get )?(?:me )?(?:(?:the |a )?(?:row|record) count|count (?:the |up the |of )?${rows}|number of ${rows}|how many ${rows}(?: (?:is|are) (?:that|there))?)${ends}`,
    ),
    meant: () => ', count only',
  },
  {
    said: new RegExp(
      `(?<=[a-z\\d] )[,;.:-] (?:and )?(?:just )?(?:show|list|give|display|return|get|print)(?: me)?(?: all)?(?: the)? ${rows}${ends}`,
    ),
    meant: () => '',
  },
  // "Customers without any order, just the head count", "… - only a headcount".
  {
    said: new RegExp(
      `(?<=[a-z\\d] )[,;.:-] (?:i )?(?:just |only )?(?:need |want |give me )?(?:just |only )?(?:the |a )?(?:head ?count|total headcount)(?: only| is enough| will do| is fine)?${ends}`,
    ),
    // "Guests with 3+ stays, count" may want the stays of each; only the heads are those of the guests.
    meant: ({ index }, question) =>
      /\d/.test(question.slice(0, index)) ? ', just the number' : ', count only',
  },
  {
    said: new RegExp(`(?<=\\d[^,;]* )[,;.:-] (?:${only}) the count${ends}`),
    meant: () => ', just the number',
  },
  // "How many customers in Ohio, no names needed".
  {
    said: new RegExp(
      `(?<=\\b(?:how many|count|number) .*) [,;.(-] (?:no ${list}(?: (?:needed|necessary|required|wanted))|${list} not (?:needed|necessary|required)|without ${list})(?: \\))?${ends}`,
    ),
    meant: () => '',
  },
  // "How many homes do we have like total": no amount.
  {
    said: new RegExp(
      `(?<=^(?:(?:so|um|uh|ok|okay|and|well|hey|like|just) )*how many(?: (?!(?:and|plus|their|its|what|worth|for what)\\b)[^ ,.;:?]+)+)(?<! (?:with|the|a|by|of|in)) (?:like |just )?(?:in )?(?:total|all told|grand total)${ends}`,
    ),
    meant: () => 'in total',
  },
]

export const countOfRows: readonly Rewording[] = [
  wherever(/^(count|number|many|headcount|rows?|records?|total|told|tally|figure)$/, rules),
]
