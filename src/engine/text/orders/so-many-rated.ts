// "Top 3 rated books": the three that are rated best. Next to "rated", their number was taken for the rating.
import { wherever } from '#engine/text/rewritten.ts'

export const soManyRated = wherever(
  [/^rated$/, /^(top|best|highest|lowest|worst|bottom)$/],
  [
    {
      said: /\b(?<end>top|best|highest|lowest|worst|bottom) (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:best |highest |top |lowest |worst )?rated (?=(?!(?:at|over|above|under|below|between|[\d.]+)\b)[a-z])/,
      meant: ({ groups }) =>
        `${groups?.['count'] ?? ''} ${groups?.['end'] === 'bottom' ? 'lowest' : (groups?.['end'] ?? '')} rated `,
    },
  ],
)
