// What answers look like and how many rows they have, and how the words of a question weigh for each: learned from questions whose
// answers are known.
import { z } from 'zod'

const weightsOfClasses = z.strictObject({
  /** In the order of their weights. */
  names: z.array(z.string()).min(2),
  /** What one step of a weight counts. */
  step: z.number().positive(),
  /** A signed byte for each mark and name, the names of a mark side by side. */
  weights: z.base64(),
})
export type WeightsOfClasses = z.output<typeof weightsOfClasses>

export const lookWeights = z.strictObject({
  /** What of a question weighs, in the order of the weights. */
  marks: z.array(z.string()).min(1),
  looks: weightsOfClasses,
  lengths: weightsOfClasses,
})
export type LookWeights = z.output<typeof lookWeights>
