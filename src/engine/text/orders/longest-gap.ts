// "The longest gap between booking and arrival", "the longest booking window": what is named is the longest. By itself the word ranks the
// nights of a stay. "The very first place that got listed": by the day on which it was.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const longestGap: readonly Rewording[] = [
  wherever(
    [/^(?:longest|shortest)$/, /^(?:gap|wait|window|time|span|lead)$/],
    [
      {
        said: /\b(?<end>longest|shortest) (?=(?:average )?(?:booking window|lead time|(?:gap|wait|time|span) (?:between|from) (?:the )?(?:booking|reserving|when (?:it|they)|day they|making)\b))/,
        meant: ({ groups }) => (groups?.['end'] === 'shortest' ? 'lowest ' : 'highest '),
      },
    ],
  ),
  wherever(
    [/^(?:first|earliest)$/, /^listed$/],
    [
      {
        said: /\b(?:very )?(?:first|earliest) (?<what>home|house|place|property|listing|rental|cabin) (?:(?:that|which|to) )?(?:(?:ever|we ever|we) )?(?:(?:was|got|get|be|been) )?(?:ever )?listed(?= |$)/,
        meant: ({ groups }) => `${groups?.['what'] ?? ''} that was listed first`,
      },
    ],
  ),
]
