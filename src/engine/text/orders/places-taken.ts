// "Which 5 cities led in revenue", "revenue leaderboard, top 5 cities", "…, limit 10", "which brand finished first": places that are
// taken by a number, as those say it who watch a race or keep a spreadsheet.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const count = '(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const group = '(?<group>(?:[a-z]+ ){0,2}?[a-z]+)'
const on = '(?:in|on|for|by|in terms of|when it comes to|with regard to)'
const ahead =
  '(?:led|lead|leads|are leading|were leading|(?:come|came|comes) out (?:on top|ahead|first)|(?:are|were) (?:at the top|on top|out in front|ahead|in front|in the lead)|(?:did|do) best|(?:stand|stood) at the top|at the (?:head|front) of the pack|finished (?:first|on top))'

const severalAhead: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:which|what)(?: are| were)?|the|our|my) ${count} ${group} (?:that |which |who )?${ahead} ${on} (?=[a-z])`,
  ),
  meant: ({ groups = {} }) => `top ${groups['count'] ?? ''} ${groups['group'] ?? ''} by`,
}

/** "Which city is on top for bookings"; "which home is at the top of the list" names none. */
const oneAhead: Rewriting = {
  said: new RegExp(
    `\\b(?<ask>which|what) ${group} (?:is|was|are|were|sits|stands|stood)(?: right)? (?:on top|at the top|out in front|ahead|in front|in the lead) ${on} (?=[a-z])`,
  ),
  meant: ({ groups = {} }) => `${groups['ask'] ?? ''} ${groups['group'] ?? ''} has the highest`,
}

/** "Going by revenue, which city finished first last year". */
const goingBy: Rewriting = {
  said: new RegExp(
    `^(?:so )?(?:going|judging|judged|measured|ranked) by (?:the )?(?<number>[a-z][a-z -]*?) , (?<ask>which|what) ${group} (?:finished|came|came in|came out|placed|ranked|was|is) (?:first|on top|number one|highest)\\b`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['ask'] ?? ''} ${groups['group'] ?? ''} has the highest ${groups['number'] ?? ''}`,
}

const toppedList: Rewriting = {
  said: new RegExp(
    `\\b(?<ask>which|what) ${group} (?:topped|tops|headed|heads|led|leads) (?:the|our) (?<number>[a-z][a-z -]*?) (?:list|ranking|rankings|chart|charts|table|leaderboard|board)\\b`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['ask'] ?? ''} ${groups['group'] ?? ''} has the highest ${groups['number'] ?? ''}`,
}

/** "Brands by revenue desc, limit 10", "… keep top 5", "first row only". */
const rowsKept: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=[,;:] )(?:and )?(?:limit(?: to| it to)?|keep(?: only| just)?|cut(?: off)? at|stop at|only keep)(?: the)?(?: top| first)? ${count}(?: (?:rows|lines|results|of them))?(?= [,.;?!]|$)`,
    ),
    meant: ({ groups = {} }) => `top ${groups['count'] ?? ''}`,
  },
  {
    said: /(?<=[,;:] )(?:just |only )?(?:the )?(?:first|top) (?:row|line|one)(?: only| alone)?(?= [,.;?!]|$)/,
    meant: () => 'top 1',
  },
]

/** "Revenue leaderboard last year, top 3 states", "units sold ranking in 2025: top 10 brands". */
const leaderboard: Rewriting = {
  said: /(?<=[a-z] )(?:leaderboard|ranking|rankings|league table)(?= (?:[^,:;]+ )?[,:;] (?:the |our )?top \d)/,
  meant: () => '',
}

/** "The first 10 cities when sorted by revenue this year, highest first". */
const firstOfSorted: Rewriting = {
  said: new RegExp(
    `\\b(?:the )?(?:first|top) ${count} ${group} (?:when |if |once )?(?:sorted|ordered|ranked|arranged) by (?<number>[^,]+?)(?: ,)? (?:highest|largest|biggest|most|descending|desc|high to low|from high to low)(?: first| on top)?(?= [,.;?!]|$)`,
  ),
  meant: ({ groups = {} }) =>
    `top ${groups['count'] ?? ''} ${groups['group'] ?? ''} by ${groups['number'] ?? ''}`,
}

const named: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${count} ${group} with (?:the )?(?:max|maximum) (?=[a-z])`),
    meant: ({ groups = {} }) => `${groups['count'] ?? ''} ${groups['group'] ?? ''} with the highest`,
  },
  {
    said: new RegExp(`\\b${count} ${group} with (?:the )?(?:min|minimum) (?=[a-z])`),
    meant: ({ groups = {} }) => `${groups['count'] ?? ''} ${groups['group'] ?? ''} with the lowest`,
  },
  { said: /\b(?:highest|best|top)(?: ?- ?| )(?:ranking|ranked|performing) (?=[a-z])/, meant: () => 'top' },
  { said: /\bwinning (?=[a-z]+(?: [a-z]+)?(?: [,.?!]|$| (?:by|in|for|last|this)\b))/, meant: () => 'top' },
  {
    said: new RegExp(
      `\\b${count} top (?=(?!rated|selling|sellers?|spend|earn|gross|viewed|booked|paying|reviewed)[a-z])`,
    ),
    meant: ({ groups = {} }) => `top ${groups['count'] ?? ''}`,
  },
  // "The top average" is the highest one; what tops an average is above it.
  {
    said: /(?<=\b(?:has|have|had|with|got|is|was) )the top (?=(?:average|avg|mean|median)\b)/,
    meant: () => 'the highest',
  },
  { said: /(?<=[,a-z\d] )(?:as )?judged by (?=[a-z])/, meant: () => 'by' },
]

export const placesTaken: readonly Rewording[] = [
  wherever(
    [/^(which|what|the|our|my)$/, /^(led|lead|leads|leading|out|top|ahead|front|best|head|first)$/],
    [severalAhead],
  ),
  wherever([/^(which|what)$/, /^(top|front|ahead|lead)$/], [oneAhead]),
  wherever([/^(going|judging|judged|measured|ranked)$/, /^by$/], [goingBy]),
  wherever([/^(which|what)$/, /^(list|rankings?|charts?|table|leaderboard|board)$/], [toppedList]),
  wherever(/^(limit|keep|cut|stop|row|line|first)$/, rowsKept),
  wherever([/^(leaderboard|rankings?|league)$/, /^top$/], [leaderboard]),
  wherever([/^(first|top)$/, /^(sorted|ordered|ranked|arranged)$/], [firstOfSorted]),
  wherever(/^(max|maximum|min|minimum|winning|top|judged)$|(ranking|ranked|performing)$/, named),
]
