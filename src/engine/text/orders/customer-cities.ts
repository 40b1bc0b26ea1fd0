// "Top 5 cities our buyers live in by revenue", "top 5 cities by revenue, counting where the buyer lives", "customers from which five cities
// generated the most revenue": cities of customers, ranked by what those spend.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who = '(?:customers?|buyers?|shoppers?|clients?)'
const places = '(?<place>city|cities|state|states)'
const top =
  '(?<top>top (?:\\d+|[a-z]+)|(?:the )?(?:best|worst) (?:\\d+|[a-z]+)|(?:the )?(?:\\d+|two|three|four|five|six|seven|eight|ten))'
const number =
  '(?<number>(?:total |overall |net )?(?:revenue|sales|units sold|units|orders|turnover|number of orders|average order value|aov))'
const ends = '(?= ?[,.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${top} ${places} (?:(?:that |which |where |in which )?(?:our |the )?${who} (?:live|reside|are|come from|are from|are based)(?: in| from)?|of (?:our |the )?${who}) by (?=${number})`,
    ),
    meant: ({ groups = {} }) => `${groups['top'] ?? ''} customer ${groups['place'] ?? ''} by `,
  },
  {
    said: new RegExp(
      `\\b${top} ${places} by ${number}(?<when>[^,.?!(]*?)(?: [,(-])* (?:(?:counting|going|counted|meaning|taking|based on|judged) )?(?:(?:by |on )?where (?:the |our )?${who} (?:lives?|resides?|is|are|comes? from|is from|are from)|by (?:the |our )?${who}(?: s)? (?:city|state|home city|home state|location|address)|(?:city|state) of the ${who})(?: \\))?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['top'] ?? ''} customer ${groups['place'] ?? ''} by ${groups['number'] ?? ''}${groups['when'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?<n>\\d+|two|three|four|five|six|seven|eight|ten) (?<how>highest|lowest|top|best) (?:grossing|earning|selling) ${places}(?<when> (?:of|in|for) 20\\d\\d| (?:this|last) (?:year|month|quarter))?(?: [,(-])* by (?:the )?${who}(?: s)? (?:city|state)(?: \\))?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['how'] === 'lowest' ? 'bottom' : 'top'} ${groups['n'] ?? ''} customer ${groups['place'] ?? ''} by revenue${(groups['when'] ?? '').replace(/^ of /, ' in ')}`,
  },
  {
    said: new RegExp(
      `^(?<first>(?:in|during|for) (?:20\\d\\d|this year|last year|[a-z]+ 20\\d\\d) , )?${who} (?:from|in|of) (?:which|what) (?<n>\\d+|two|three|four|five|six|seven|eight|ten) ${places} (?:generated|generate|brought in|bring in|produced|produce|made|make|got|gave us|account for|accounted for|had|have) the (?:most|largest|highest|biggest|greatest) ${number}(?<when>[^,?!]*?)${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `top ${groups['n'] ?? ''} customer ${groups['place'] ?? ''} by ${groups['number'] ?? ''}${groups['when'] ?? ''}${groups['first'] === undefined ? '' : ` ${groups['first'].replace(' , ', '')}`}`,
  },
]

export const customerCities = wherever(
  [/^(city|cities|states?)$/, /^(customers?|buyers?|shoppers?|clients?)$/],
  rules,
)
