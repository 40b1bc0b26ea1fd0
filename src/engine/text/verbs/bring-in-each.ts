// "What did the Savannah homes bring in each quarter": "in" belongs to the verb and is said once for both. Taken for the quarter alone,
// nothing is brought in, and the homes themselves were counted.
import { wherever } from '#engine/text/rewritten.ts'

export const bringInEach = wherever(
  [/^(?:bring|brings|brought|pull|pulled|rake|raked)$/, /^in$/, /^(?:each|every|per)$/],
  [
    {
      said: /\b(?<verb>bring|brings|brought|pull|pulled|rake|raked) in (?=(?:each|every|per) (?:single )?(?:day|week|weekend|month|quarter|year)\b)/,
      meant: ({ groups }) => (/^(?:brought|pulled|raked)$/.test(groups?.['verb'] ?? '') ? 'made ' : 'make '),
    },
  ],
)
