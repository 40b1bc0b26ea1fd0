// What "how much more" promises: days where something lasts longer, and a mean where one thing is held against another.
import { describeColumns } from './answer/columns.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'
import { stepsOfConversion } from './promised-steps.ts'

const showsLength = (plan: Plan, index: ModelIndex): boolean =>
  describeColumns(plan, index).some(({ format }) => format === 'days' || format === 'nights')

const addsUp = ({ columns }: Plan, index: ModelIndex): boolean =>
  columns.some(one => {
    if (one.kind !== 'quantity') return false
    const { quantity } = one
    if (quantity.kind === 'aggregate') return quantity.fn === 'sum'
    const value = quantity.kind === 'measure' ? index.measure(quantity.measure).value : null
    return value?.kind === 'aggregate' && value.of.fn === 'sum'
  })

const group = '(?:subdivision|area|neighbou?rhood|community|city|state|category|brand|type)'
const then =
  '(?:that|the same|in that|in the same|this|last|in 20\\d\\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))'

export const promisedDifferences: readonly Promised[] = [
  stepsOfConversion,
  {
    what: 'how long they take',
    says: /\bhow much (?:longer|shorter|faster|slower|quicker) (?:do|does|did|is|are|was|were)\b/,
    isKept: showsLength,
  },
  // "Above the average of its own subdivision that year": what is held against is one of that time, and not of all times.
  {
    what: 'an average of that time',
    says: new RegExp(
      `\\b(?:average|avg|mean|median)\\b[^,.;?!]* (?:its|their|the same)(?: own)? ${group} ${then}\\b(?! (?:and|but|with)\\b)`,
    ),
    isKept: ({ keep }) => !keep.some(({ value }) => value.kind === 'own group'),
  },
  // "How much more does a 3 bedroom make than a 2 bedroom": all of them together make more where there are more of them.
  {
    what: 'what one of them makes',
    says: /\bhow much (?:more|less) (?:does|did|do) an? .* than an? /,
    isKept: (plan, index) => !addsUp(plan, index),
  },
]
