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

export const saidOfGuests: readonly Rewording[] = [
  wherever(/^(liked?|loved?|enjoy|enjoyed)$/, [liked]),
  wherever([/^back$/, /^not$/], [beenBack]),
]
