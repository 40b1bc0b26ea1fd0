// "Are sales up this month?", "is occupancy better this year", "is revenue up or down this quarter": what has begun is held against as
// much of the one before. Over its own few steps it would show no course.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const opening =
  '(?<=^(?:(?:so|and|but|hey|ok|okay|well) )*(?:is|are|was|were) (?:(?!or |going )[a-z&]+ ){1,5})'
const ends = '(?: so far| to date)?(?= [.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${opening}(?:doing |looking |running |trending )?(?:up|down|better|worse|higher|lower|stronger|weaker) (?:so far )?(?:in )?this (?<unit>week|month|quarter|year)(?: (?:than|vs|versus|compared to|over) (?:last \\k<unit>|the last one))?${ends}`,
    ),
    meant: ({ groups: { unit = '' } = {} }) => `up or down vs last ${unit}`,
  },
  {
    said: new RegExp(
      `${opening}(?:going |trending )?up or down (?:so far )?(?:in )?this (?<unit>week|month|quarter)${ends}`,
    ),
    meant: ({ groups: { unit = '' } = {} }) => `up or down vs last ${unit}`,
  },
]

export const betterThisMonth = wherever(
  [/^this$/, /^(up|down|better|worse|higher|lower|stronger|weaker)$/, /^(is|are|was|were)$/],
  rules,
)
