// "Which homes stood empty for all of September", "homes without a single booked night next month": nobody slept there, whenever a stay
// began. By the days on which stays begin, a home with guests in it since August would stand empty.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const empty = '(?:empty|vacant|idle|unbooked|unoccupied|not occupied)'
const wholly = '(?:(?:completely|totally|entirely|fully|just|all|simply) )*'
const verb =
  '(?:(?:have|has|had) (?:been |remained |stayed |stood |sat |lain )?|are |is |were |was |stood |stand |stands |sat |sit |sits |remained |remain |remains |stayed |stay |stays |lay |lie |lies |went |sitting |standing |lying |staying |being )'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const period = `(?=(?:last|next|this|past) (?!night|evening)[a-z]|${month}\\b|20\\d\\d\\b|q[1-4]\\b|(?:last|past|next) \\d+ (?:days|weeks|months))`
const during =
  '(?: (?:for|in|during|over|throughout|of|on|through|the|all|whole|entire|full|complete|month|year)){0,6}'
const nights = '(?:occupied |booked |sold |rented |reserved |paid |guest )?nights?'
const none =
  '(?:(?:with|had|have|has|having|got|getting|get) (?:no|zero|0|not a single|not one|not even one|not even a single)|(?:without|with no|with not|did not have|do not have|does not have|has not had|have not had|had not)(?: an?| one| any| even one)?(?: single)?|zero|0)'

/** How long it was so, or how often, is no question after the homes alone. */
const isOther =
  /\b(?:how long|how often|how many (?:nights|days|weeks)|number of (?:nights|days)|longest|half|nearly|almost|average|most|mostly|partly|\d+ (?:nights|days) (?:of|in)|calendars?)\b/

const asksNights =
  /\b(?:how many|number of|most|more|fewest) (?:nights|days|weeks)\b|\bhow long\b|\blongest\b/

/** Of nights without a guest nothing is kept, and those with one would be the wrong number. */
const counted: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:that |which )?${verb}${wholly}|(?<=\\b(?:was|were|is|did|has) (?:[a-z']+ ){1,5}))${empty}(?= [?.!]|$| (?:in|for|during|over|throughout|on|last|this|next|the|longest)\\b)`,
    ),
    meant: ({ 0: said }, question) => (asksNights.test(question) ? 'had vacant nights' : said),
  },
  {
    said: /(?<=\bhow many (?:nights|days) (?:was|were|is|has|have) (?:[a-z']+ ){1,5})occupied(?= [?.!]|$| (?:in|for|during|over|throughout|last|this) )/,
    meant: () => 'booked',
  },
]

const isToCome = new RegExp(
  `\\b(?:are|is|have|has|sit|sits|stand|stands|remain|remains)\\b(?! (?:been|stood|sat|had))`,
)
const isBareMonth = new RegExp(`^${month}\\b(?! (?:of )?(?:20\\d\\d|last|this|\\d))`)

const keeping: Rewriting['meant'] = ({ 0: said, index }, question) => {
  if (isOther.test(question)) return said
  // "Which homes are empty in December": the one to come.
  const isNext = isToCome.test(said) && isBareMonth.test(question.slice(index + said.length))
  return `with zero occupancy in ${isNext ? 'the coming ' : ''}`
}

const rules: readonly Rewriting[] = [
  // Said twice: "stood empty all month, without a single booked night".
  {
    said: new RegExp(
      `(?<=\\b${empty} .+?)(?: ,)? (?:without|with no|with zero|with not)(?: an?| one| any)?(?: single)? ${nights}(?: (?:booked|sold|in it|in them|at all))*(?= [.?!,]|$)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(`\\b(?:(?:that|which) )?${verb}${wholly}${empty}(?: at all)?(?: ,)?${during} ${period}`),
    meant: keeping,
  },
  {
    said: new RegExp(
      `\\b(?:(?:that|which) )?${none} ${nights}(?: (?:booked|sold|occupied|rented|reserved|at all))*${during} ${period}`,
    ),
    meant: keeping,
  },
]

export const stoodEmpty: readonly Rewording[] = [
  wherever(
    [/^(nights|days|weeks|long|longest)$/, /^(empty|vacant|idle|unbooked|unoccupied|occupied)$/],
    counted,
  ),
  wherever(/^(empty|vacant|idle|unbooked|unoccupied|occupied|nights?)$/, rules),
]
