// "What percent liked it enough to stay with us again", "guests who haven't been back since 2024": that they came again or did not is what
// the data tells, and how they liked it is only said along with it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const again =
  '(?=(?:stay|stayed|come|came|book|booked|rebook|rebooked|return|returned|visit|visited)\\b.*\\b(?:again|back|twice|rebook|rebooked|return|returned|second)\\b|rebook|return)'

const liked: Rewriting = {
  said: new RegExp(
    `\\b(?<who>who |that )?(?:(?:have |has |had )?(?:really )?(?:liked|loved|enjoyed|like|love|enjoy)) (?:it|us|things|their stay|the (?:place|home|house|stay))(?: here| there| with us)?(?: so much| enough| that much| well enough)?(?: that they| to| and) ${again}`,
  ),
  meant: ({ groups }) => groups?.['who'] ?? '',
}

const beenBack: Rewriting = {
  said: /\b(?<have>have|has) not (?:yet )?(?:been|come|gone) back(?: (?:to us|with us|here|to stay))?(?= (?:since|in|for)\b)/,
  meant: ({ groups }) => `${groups?.['have'] ?? ''} not stayed`,
}

/** "Real bookings only, no viewings": all that are counted as bookings are. */
const real: Rewriting = {
  said: /\b(?:real|actual|genuine|proper)(?= (?:bookings?|stays?|guests?)\b)/,
  meant: () => '',
}

const times = new Map([
  ['once', '1'],
  ['one time', '1'],
  ['twice', '2'],
  ['two times', '2'],
  ['three times', '3'],
  ['more than once', '2'],
])
const doneStay =
  '(?:(?:have |has |had )?(?:also )?(?:completed|finished) (?:an?|at least one|one)(?: full)? (?:stay|booking)|(?:have|has|had|got)(?: also| still| had)* (?:an?|at least one|one) completed (?:stay|booking))'

/** "Who cancelled twice but also have a completed stay": both are counted of the same guest. */
const both: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:who|that) (?:have |has |had )?(?:canceled|cancelled)(?: on us)? (?<least>at least )?(?<often>once|one time|twice|two times|three times|more than once|\\d times)(?<more> or more(?: often)?)?(?: ,)? (?:and|but)(?: also| still| yet)* ${doneStay}(?: with us| too| as well)?(?= [,.?!]|$)`,
    ),
    // "Cancelled twice": twice and no more often.
    meant: ({ groups = {}, 0: said }) =>
      groups['least'] === undefined && groups['more'] === undefined && groups['often'] !== 'more than once'
        ? said
        : `with at least ${times.get(groups['often'] ?? '') ?? groups['often']?.slice(0, 1) ?? ''} cancellations and at least 1 completed stay`,
  },
  {
    said: new RegExp(
      `(?<=\\bcancell?ations) (?:(?:and|but) )?who(?: also| still)* ${doneStay}(?: with us| too| as well)?(?= [,.?!]|$)`,
    ),
    meant: () => 'and at least 1 completed stay',
  },
]

export const saidOfGuests: readonly Rewording[] = [
  wherever(/^(liked?|loved?|enjoy|enjoyed)$/, [liked]),
  wherever([/^back$/, /^not$/], [beenBack]),
  wherever(/^(real|actual|genuine|proper)$/, [real]),
  wherever([/^(canceled|cancelled|cancell?ations)$/, /^(completed|finished)$/], both),
]
