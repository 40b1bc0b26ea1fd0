// "Over the months of 2025", "January, February and so on", "Monday to Sunday", "on each of the seven days": a number for every step of
// time, whether the steps are named one by one or all at once.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [,.?!:;)]|$)'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const year = '(?<year>20\\d\\d|(?:this|last|the current|the past|the running) year)'

const months: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:over|across|through|throughout|along|through all|over all) the (?<unit>month|week|quarter|year)s of ${year}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `by ${groups['unit'] ?? ''} in ${groups['year'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b(?:over|across|throughout) the (?<unit>month|quarter)s${ends}`),
    meant: ({ groups = {} }) => `by ${groups['unit'] ?? ''}`,
  },
  // "In Jan, Feb, Mar and so on of 2025".
  {
    said: new RegExp(
      `\\b(?:(?:in|for|during) )?(?:january|jan)(?: (?:, |and )?(?:in |for )?${month}){1,4}(?: ,)? (?:and so on|and so forth|etc)(?: (?:up )?(?:to|until|till) (?:now|today|date|december|dec))?(?: ,)? (?:of|for|in|during) ${year}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `by month in ${groups['year'] ?? ''}`,
  },
]

/** "The quarter that just ended": the last one. */
const justEnded: readonly Rewriting[] = [
  {
    said: /\b(?:the )?(?<unit>week|month|quarter|year) (?:that|which) (?:has |have )?just (?:ended|finished|closed|passed|gone|gone by|went by)(?= |$)/,
    meant: ({ groups = {} }) => `last ${groups['unit'] ?? ''}`,
  },
]

/** "How did cancellations run through 2025": in it, and not until it. */
const ran: readonly Rewriting[] = [
  {
    said: /(?<!\b(?:orders?|purchases?|payments?|ones)\b[^,.?!]{0,40}\b(?:that|which) )\b(?:run|ran|go|went|move|moved|develop|developed|evolve|evolved|trend|trended|look|looked|behave|behaved) (?:through|throughout|over|across) (?=(?:20\d\d|last year|this year)(?: |$))/,
    meant: ({ 0: said }) => `${said.split(' ')[0] ?? ''} in `,
  },
]

const isOneWeek = /\b(?:last|this|past|next|previous|current) (?:week|seven|7)\b|\bweek of\b/

/** "Monday's, Tuesday's, … revenue, all seven days of the week", "on Mondays, on Tuesdays and so on for all seven days". */
const spelledOut: readonly Rewriting[] = [
  {
    said: /\b(?:on )?mondays?(?: ,| and)? (?:on )?tuesdays?(?:(?: ,)? (?:on )?wednesdays?)?(?: ,)?(?: …| \.\.\.| etc| and so on| and so forth)?(?<what> [a-z]+(?: [a-z]+)?)?(?: ,)? (?:for |on )?all (?:of )?(?:the )?seven (?:days|weekdays)(?: of the week)?(?= |$)/,
    meant: ({ groups = {} }) => `${groups['what']?.trim() ?? ''} by weekday`,
  },
]

const weekdays: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:over|across|for|from|by|between) )?(?:mondays?|mon) (?:to|through|until|till|thru|-) (?:sundays?|sun)(?= |$)`,
    ),
    meant: ({ 0: said }, question) =>
      isOneWeek.test(question)
        ? said
        : /\bby (?:week)?day|days? of the week|weekday/.test(question)
          ? ''
          : 'by weekday',
  },
  {
    said: new RegExp(
      `(?: ,)?(?: (?:one|a)(?: total| figure| number| row| line)?)? \\b(?:(?:on|for|in|over|across) )?(?:each|every one|all)(?: of)?(?: the| our)? seven (?:days|weekdays)(?: of the week| in the week)?(?= |$)`,
    ),
    meant: ({ 0: said }, question) =>
      isOneWeek.test(question) ? said : /\bby weekday\b/.test(question) ? '' : ' by weekday',
  },
]

const ofTheWeek: readonly Rewriting[] = [
  {
    said: /\b(?:compare|contrast) (?:all )?the (?:days of the week|weekdays) (?:on|by|in|for|in terms of) (?:their )?(?<what>[a-z ]+?)(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} by weekday`,
  },
  {
    said: /\b(?:the )?(?:weekday|day of (?:the )?week|weekly) (?:pattern|curve|profile|rhythm|distribution) (?:of|in|for) (?:the |our )?(?<what>[a-z]+(?: [a-z]+)?)(?= [,.?!]|$| by weekday)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} by weekday`,
  },
  {
    said: /\b(?:day of (?:the )?week|weekday) (?<what>[a-z]+(?: [a-z]+)?) (?:curve|pattern|profile|distribution)(?= |$)/,
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} by weekday`,
  },
  // "For each day of the week, Sunday included".
  {
    said: /(?<=\b(?:days? of the week|weekdays?)) ,? ?(?:with |even )?(?:saturdays?|sundays?|weekends?|saturdays? and sundays?) (?:included|too|as well)(?: ,)?(?= )/,
    meant: () => ' ,',
  },
  {
    said: /\bby weekday(?<between> [^?.!]*?)(?: ,)? by weekday\b/,
    meant: ({ groups = {} }) => `by weekday${groups['between'] ?? ''}`,
  },
]

export const overTheMonths: readonly Rewording[] = [
  wherever(/^(months|weeks|quarters|years)$/, months.slice(0, 2)),
  wherever([/^(january|jan)$/, /^(so|etc)$/], months.slice(2)),
  wherever(/^just$/, justEnded),
  wherever(/^(through|throughout|over|across)$/, ran),
  wherever([/^(mondays?|mon)$/, /^(sundays?|sun)$/], weekdays.slice(0, 1)),
  wherever([/^mondays?$/, /^seven$/], spelledOut),
  wherever([/^seven$/, /^(days|weekdays)$/], weekdays.slice(1)),
  wherever(/^(week|weekdays?)$/, ofTheWeek),
]
