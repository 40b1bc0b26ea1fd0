// "On which days did we take in more than $3,000? Day and revenue", "i want the hour and the number of orders": the step of time that was
// asked for is a column of the answer anyway.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const asks =
  '(?:(?:i|we|you) (?:want|need|would like|only need|just need|only want|just want)(?: to (?:know|see))?|give me|show me|tell me|send me|just|only|please|like|show|list|columns?|with|return|it should have)'
const joint = '(?:and|with|plus|\\+|,|&)'

const word = (rest: string): string => rest.replace(/^(?:number|count) of (?:the )?/, '')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<head>.*?\\b(?:which|what|by|per|each|every|busiest|best|worst|slowest|top)\\b(?: (?!which|what)[a-z\\d]+){0,5}? (?<unit>hour|day|weekday|week|month|quarter|year)s?\\b.*?) (?:[?.,:;(-]+ )+(?:${asks} )*(?:the )?(?:\\k<unit>|(?<=\\bdays?\\b.*)date)s?(?: of (?:the )?(?:day|week|year))? ${joint}(?: ${joint})?(?: the| its| their)? (?<rest>(?!(?:hour|day|weekday|week|month|quarter|year)s?\\b)[a-z$#%][a-z\\d $#%,+]*?)(?: please)?(?: [.?!)])*$`,
    ),
    meant: ({ groups = {} }) => {
      const { head = '', rest = '' } = groups
      // "Which day had the most sessions, date and sessions": the number that ranks them is shown as well.
      const isRanked = new RegExp(
        `\\b(?:most|fewest|highest|lowest|least) (?:of the )?(?:number of )?${word(rest)}(?= |$)`,
      )
      return /^[a-z ]+$/.test(rest) && isRanked.test(head) ? head : `${head} , with ${rest}`
    },
  },
]

export const unitAgain = wherever(
  [/^(hour|day|weekday|week|month|quarter|year|date)s?$/, /^(and|with|plus|\+|,|&)$/],
  rules,
)
