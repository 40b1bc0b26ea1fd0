// "Volume for the years 2024, 2025 and 2026": the years are named behind the word, which would leave only the last of them.
import { wherever } from '#engine/text/rewritten.ts'

export const theYears = wherever(/^years$/, [
  {
    said: /\b(?<in>(?:for|in|during|over|across|from) )?(?:all )?(?:the )?(?:calendar )?years (?=20\d\d\b)/,
    // "In each of the years 2024 and 2025" asks for each of them.
    meant: ({ groups = {}, 0: said, index }, question) =>
      /\b(?:of|each|every|both|which|what|per|by) $/.test(question.slice(0, index))
        ? said
        : groups['in'] === 'from '
          ? 'from '
          : 'in ',
  },
])
