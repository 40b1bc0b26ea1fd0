// "Before the year is out", "before this month is over": from today until it ends. What is long past is not meant.
import { wherever } from '#engine/text/rewritten.ts'

export const beforeTheYearIsOut = wherever(
  [/^before$/, /^(out|over|up|ends|through|done)$/],
  [
    {
      said: /\bbefore (?:the|this) (?<unit>year|month|week|quarter) (?:(?:is|has|gets) (?:out|over|up|through|done|ended)|ends|runs out)(?= [,.?!]|$| (?:and|by|per|with|sorted|for|in)\b)/,
      meant: ({ groups: { unit = '' } = {} }) => `from today until the end of this ${unit}`,
    },
  ],
)
