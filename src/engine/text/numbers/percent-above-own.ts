// "At least 50% more per night than the average home of the same type", "at least twice as much as the average product in its category": so
// far above or below the average of their own group. "20% more" alone is no bound.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const group =
  '(?<group>city|town|state|subdivision|neighborhood|area|community|category|brand|property type|home type|type)'
const thing = '(?:home|house|property|listing|place|rental|product|item|one)'
const own = `(?:in|of|for|from|within) (?:the same|their own|its own|their|its|that same)(?: own)? ${group}`
const average = `(?:the |an? )?(?:average|avg|mean|typical) (?:(?:price|rate|ask|nightly rate) )?(?:(?:of|for) )?(?:(?:all|other|the) )*(?:${thing}s? )?${own}`
const priced =
  '(?:(?:that |which |who )?(?:charges?|costs?|asks?|are|is|go for|goes for|rents? for|sells? for|priced|price at|asking)(?: at)? )?'
const number = '(?<number>\\d+(?:\\.\\d+)?) (?:%|percent|pct)'
const bound = '(?<bound>at least|more than|over|no less than|upwards of)'
const up = 'more expensive|more costly|dearer|pricier|more|higher|above'
const down = 'less expensive|cheaper|less|lower|below|under'
const night = '(?: (?:per|a|each) night)?'

const sideOf = (said = ''): string => (new RegExp(`^(?:${up})$`).test(said) ? 'above' : 'below')
const boundOf = (said = ''): string =>
  /^(?:more than|over|upwards of)$/.test(said) ? 'more than' : 'at least'

/** "Whose price per square foot is at least 20% below …": of that number, and not of the price. */
const tellsNumber =
  /\b(?:whose|where (?:the|their|its)|with (?:an? |the |its |their )?|having an?) ?[a-z ]*\b(?:price per|ppsf|foot|sf|rating|ratings|days|rates?|rent|revenue|stock|reviews)\b[a-z ]{0,20}$/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${priced}${bound} ${number} (?<side>${up}|${down})${night} (?:than )?${average}(?= |$)`,
    ),
    meant: ({ groups = {}, index }, question) =>
      `${tellsNumber.test(question.slice(0, index)) ? '' : 'priced '}${boundOf(groups['bound'])} ${groups['number'] ?? ''} % ${sideOf(groups['side'])} the average for their ${groups['group'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b${priced}at least (?:(?<twice>twice|double)|(?<times>\\d+(?:\\.\\d+)?) times|(?<three>three times|triple))(?: as (?:much|expensive))?${night}(?: as)? ${average}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `that cost at least ${groups['times'] ?? (groups['three'] === undefined ? '2' : '3')} times the average of their ${groups['group'] ?? ''}`,
  },
]

export const percentAboveOwn: readonly Rewording[] = [
  wherever([/^(%|percent|pct|twice|double|times|triple)$/, /^(average|avg|mean|typical)$/], rules),
]
