// "Last inquiry for Silver Queen Ski Chalet, date?": when it was, with what is asked said behind. "The last inquiry about" it is one for it.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const last = '(?:last|latest|most recent|newest|first|earliest|oldest)'
const row =
  '(?:inquiry|enquiry|view|click|favorite|share|stay|check - in|check in|arrival|order|purchase|sale|closing|refund)'
const date = '(?:(?:the |its |on )?(?:what |which )?(?:date|day)|when(?: was (?:it|that|this))?)'

export const dateBehind: readonly Rewording[] = [
  wherever(
    [/^(?:date|day|when)$/, /^(?:last|latest|recent|newest|first|earliest|oldest)$/],
    [
      {
        said: new RegExp(`^(?:the )?(?<rest>${last} ${row} [^,?]+?) [,:;-] ${date}(?: please)? ?(?=[?.!]|$)`),
        meant: ({ groups }) => `when was the ${groups?.['rest'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^about$/, /^(?:inquiry|enquiry)$/],
    [{ said: new RegExp(`(?<=\\b${last} (?:inquiry|enquiry) )about `), meant: () => 'for ' }],
  ),
]
