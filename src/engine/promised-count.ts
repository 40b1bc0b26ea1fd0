// "How many" promises a number that counts something: money, a name or a day is none.
import { describeColumns } from './answer/columns.ts'
import type { Promised } from './promised.ts'

/** "How many owners reported income": so many of them, and no sum of what they reported. "How many dollars" is one. */
export const howMany: Promised = {
  what: 'how many',
  says: /(?<!\b(?:times|by|x|multiplied by) )(?<!\bhow many (?:dollars|bucks)\b.*)\bhow many (?!dollars|bucks|money|euros|is\b)(?!.*\bdo (?:those|these|they)\b)[a-z]/,
  isKept: (plan, index) =>
    plan.summary.kind === 'count' ||
    describeColumns(plan, index).some(
      ({ format }) => !/^(?:money|price_per_sf|text|date|moment|flag)$/.test(format),
    ),
  alone: true,
}
