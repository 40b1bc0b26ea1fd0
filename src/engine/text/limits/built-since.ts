// "Do homes built before 1990 sit longer than those built since", "built before 2000 vs newer ones": the year is said once, for both sides.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const joint = '(?:than|vs|versus|against|compared (?:to|with))'
const homes = '(?:homes|houses|places|properties|listings|actives|ones)'
const later = `(?:(?:the |those |the ones |ones |${homes} )?(?:that were |that are )?(?:built )?(?:since|since then|after|after that|afterwards|later|from then on|from there on|after that year)|(?:the )?newer(?: ${homes})?|(?:those|the ones|${homes}) that are newer)`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:built|from) (?:before|prior to) (?<year>(?:19|20)\\d\\d)\\b.*\\b${joint} )${later}(?= [,.?!;:]|$)`,
    ),
    meant: ({ groups = {} }) => `those built since ${groups['year'] ?? ''}`,
  },
]

/** "Built in the last 5 years vs older ones": all the others. */
const older: Rewriting = {
  said: /(?<=\bbuilt (?:in|within|over|during) the (?:last|past) (?:\d+|two|three|five|ten) years .*\b(?:vs|versus|than|against|compared (?:to|with)) )(?:the )?older(?: (?:ones|homes|houses|properties|listings))?(?= [,.?!]|$)/,
  meant: () => 'the rest',
}

export const builtSince: readonly Rewording[] = [
  wherever(
    [/^(before|prior)$/, /^(19|20)\d\d$/, /^(since|after|afterwards|later|newer|then|on|that|there)$/],
    rules,
  ),
  wherever([/^built$/, /^older$/, /^years$/], [older]),
]
