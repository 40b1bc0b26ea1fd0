// "What percentage of our leads have sent an inquiry": one is enough to be among them. "An inquiry" alone would be a kind of person.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const event = '(?:inquiry|inquiries|enquiry|enquiries)'
const some = `(?:at least|more than|over|one|two|three|\\d+|several|multiple)`

const sent = '(?:(?:went|go|goes|gone) on to )?(?:sent|send|sends|submitted|submit|put)'

const made: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${sent}(?: us| in| off)? an?(?= ${event}\\b)`),
    meant: () => 'made at least one',
  },
  {
    said: new RegExp(`\\b${sent}(?: us| in| off)?(?= ${some} (?:one |two |three |\\d+ )?${event}\\b)`),
    meant: () => 'made',
  },
]

const ofAll: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:have|has|had) )?(?:made|had|have|has|placed|left)(?: us)? an? (?<what>${event}|order|booking|reservation)\\b`,
    ),
    meant: ({ groups }) => `have at least one ${groups?.['what'] ?? ''}`,
  },
  { said: /\b(?:have|has) made(?= at least\b)/, meant: () => 'have' },
]

export const hadOne: readonly Rewording[] = [
  wherever(/^(sent|send|sends|submitted|submit|put)$/, made),
  wherever(
    [/^(percentage|percent|share|proportion|%|fraction)$/, /^(have|has|had|made|placed|left)$/],
    ofAll,
  ),
]
