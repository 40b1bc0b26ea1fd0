// "Homes in maintenance that still have upcoming bookings: title, guest, check-in": who comes is a column of the bookings, so they are the rows.
import { wherever } from '#engine/text/rewritten.ts'

const homes = '(?<homes>homes|houses|places|listings|properties|cabins)'
const state =
  '(?<state>(?: (?:that are |which are )?(?:in|down for|under|out for) maintenance| (?:in|at) [a-z ]+?)?)'
const column =
  '(?:the )?(?:title|home|house|place|property|name|guest|guest name|who|check in|check in day|check in date|arrival|date|check out|total|price)'

export const upcomingAtHomes = wherever(
  [/^(upcoming|future|coming)$/, /^(guests?|who)$/],
  [
    {
      said: new RegExp(
        `^(?<before>(?:[a-z ]+ , )?)(?:(?:which|what)(?: of (?:the|our))? |(?:list |show |show me )?(?:the |our )?)${homes}${state} (?:that |which )?(?:still |already )?(?:have|got|with) (?:any )?(?:upcoming|future|coming) (?<rows>bookings|stays|reservations)(?: [:,?-])+ (?:(?:and )?(?:tell|show|give) me |with )?(?<columns>${column}(?:(?: ,| and| , and)+ ${column})+)(?= [.?!]|$)`,
      ),
      meant: ({ groups = {}, 0: said }) => {
        const { before = '', homes: which = '', state: where = '', rows = '', columns = '' } = groups
        return /\bguest|\bwho\b/.test(columns)
          ? `${before}upcoming ${rows} at ${which}${where.replace(/^ (?:that are |which are )?(?:down for|under|out for)/, ' in')} : ${columns.replaceAll(/\bwho\b/g, 'guest')}`
          : said
      },
    },
  ],
)
