// "Out of all the dollars we closed, what percent was homes over two million", "of the revenue this year, the share contributed by Texas":
// the whole is told first, and its part behind it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const money =
  '(?<money>(?:sold |closed |closing |sales |dollar )?volume|revenue|income|earnings|turnover|sales)'
const all = '(?:all )?(?:of )?(?:the |our )?(?:total |overall |entire |whole |combined )?'
const when =
  '(?<when>(?: (?:in|over|for|from|during|this|last|the|past|\\d+|twelve|six|three|we had|[a-z]+ (?:months?|years?|days?|weeks?|quarters?)|months?|years?|days?|weeks?|quarters?|year|month|quarter|ytd|so far|(?:january|february|march|april|may|june|july|august|september|october|november|december))){0,7}?)'
const part = '(?:percent|percentage|share|pct|portion|%|fraction|part)'
const asks = '(?:,? ?(?:tell me|show me|give me|i need|i want|and) )?'
const gave =
  '(?:(?:was|is|were|are) (?:from |made up of |due to |made up by )?|(?:that )?(?:came|comes|come) from |(?:that was |was |is )?(?:contributed|brought in|generated|earned|made|made up|produced|accounted for) by |(?:coming |resulting )?from |belongs to |goes to |went to )'

const plain = (said = ''): string => (/dollars|money|everything/.test(said) ? '' : said)

const rules: readonly Rewriting[] = [
  // "All the dollars we closed": the volume of what was closed, "everything we earned": the revenue.
  {
    said: /\b(?:out )?of (?:all )?(?:the |our )?(?:dollars|money) (?:that )?(?:we |were |was |got )?(?:closed|sold)\b/,
    meant: () => 'of the sold volume',
  },
  {
    said: /\b(?:out )?of (?:everything|all|all the money|all of what|what) (?:that )?we (?:earned|made|took in|brought in|sold)\b(?= )/,
    meant: () => 'of the revenue',
  },
  {
    said: new RegExp(
      `\\b(?:out )?of ${all}${money}${when}(?: ,)? ${asks}(?:the |what |which |how many |how big an? |how big is the )?${part} ${gave}(?=[a-z\\d])`,
    ),
    meant: ({ groups }) => `what percent of ${plain(groups?.['money'])}${groups?.['when'] ?? ''} came from `,
  },
  // "How much of our volume this year is from homes over 2M, as a pct".
  {
    said: new RegExp(
      `\\bhow (?:much|many percent) of ${all}${money}${when} (?:is|was|are|comes|came|did come) (?:from|due to) (?<rest>[^,?]{3,80}?)(?: ,)? (?:as an? |in )(?:pct|percent|percentage|%)(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      `what percent of ${groups?.['money'] ?? ''}${groups?.['when'] ?? ''} came from ${groups?.['rest'] ?? ''}`,
  },
  {
    said: /\bthe (?<limit>(?:over|under|above|below) (?:\$ )?[\d.]+(?: ?k| ?m| million)?) (?<what>homes|houses|listings|sales|orders|products)\b/,
    meant: ({ groups }) => `${groups?.['what'] ?? ''} ${groups?.['limit'] ?? ''}`,
  },
  // "The share of revenue contributed by ski chalets".
  {
    said: new RegExp(
      `(?<=\\b${part} of [^,?]{3,60}) (?:(?:that )?(?:is|was|were|are|has been) )?(?:contributed|generated|made up|brought in|earned|produced|accounted for) by (?=[a-z\\d])`,
    ),
    meant: () => ' came from ',
  },
]

export const partOfTheMoney = wherever(
  [
    /^(percent|percentage|share|pct|portion|%|fraction|part)$/,
    /^(dollars|money|everything|what|all|volume|revenue|income|earnings|turnover|sales)$/,
  ],
  rules,
)
