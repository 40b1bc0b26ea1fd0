// "Across how many different cities are the homes that are available": in how many they are.
import { wherever } from '#engine/text/rewritten.ts'

export const acrossHowMany = wherever(
  [/^(across|over|among|throughout)$/, /^many$/],
  [
    {
      said: /^(?:across|over|among|throughout) how many (?=(?:(?:different|distinct|unique|separate) )?(?!days|weeks|months|years|nights|hours)[a-z]+ (?:are|is|do|does|did|were|was|have|has)\b)/,
      meant: () => 'in how many ',
    },
  ],
)
