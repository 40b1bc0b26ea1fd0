// "Inquiry count: desktop | mobile": a number for each side of the line, as in the head of a table.
import { wherever } from '#engine/text/rewritten.ts'

export const splitByPipes = wherever(
  [/^\|$/, /^(count|total|revenue|number)$/],
  [{ said: /(?<=\b(?:count|total|revenue|number) : [a-z]+ )\|(?= [a-z]+$)/, meant: () => 'vs' }],
)
