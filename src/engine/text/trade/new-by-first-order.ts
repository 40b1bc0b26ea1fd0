// "New customers per month (month of 1st completed order)", "new buyers last month, i.e. those whose first-ever order fell in it": when they
// signed up is not known, and this tells what is meant by "new". Without it the question stays as it is.
import { wherever } from '#engine/text/rewritten.ts'

const who = '(?:customers?|custs?|buyers?|shoppers?|clients?|people|guests?)'
const leading =
  '(?:i \\. e \\.?|i\\.e\\.?|i e|ie|that is|meaning|defined|counted|counting|count|based|going|dated|measured|taken|as|by|on|in|at|with|the|those|these|' +
  `${who}|who|whose|that|placed|made|had|booked|date|month|day|time|quarter|year|of|their|a|an|new|=|very)`
const ever = '(?: (?:- )?ever)?'
const anyStatus =
  '(?: [(,] (?<any>(?:any|all|every|whatever|regardless of)(?: the| its)? status(?:es)?) \\)?)?'
const then =
  '(?: (?:fell|falls|was|were|is|came|then|there|comes|lies|in|within|during|that|the|this|same|it|mo|month|quarter|year|week|period))*'
const event = 'order|purchase|booking|stay|reservation'
const definition = `(?: [(,:;=-])*(?: ${leading})* (?:first|1st)${ever}(?: (?<state>completed|paid))? (?<event>${event})${anyStatus}${then}(?: [).?!])*$`

export const newByFirstOrder = wherever(
  [/^new$/, /^(?:first|1st)$/],
  [
    {
      said: new RegExp(
        `^(?<head>(?:(?:how many|number of|count of|count|the|show|me|give|total|our|#) )*)(?:brand )?new (?<who>${who}) (?:(?:did we (?:get|have|gain|win|add)|we got|there were|were there) )?(?<when>[^,(:;=]*?)${definition}`,
      ),
      meant: ({ groups = {} }) => {
        const { head = '', who: people = '', when = '' } = groups
        const isCounted =
          /how many|number|count|total|#/.test(head) || /\b(?:by|per|each|every|monthly)\b/.test(when)
        const asked = isCounted ? `how many ${people} had` : `${people} who had`
        return [asked, 'their first', groups['state'], groups['event'], when].filter(Boolean).join(' ')
      },
    },
  ],
)
