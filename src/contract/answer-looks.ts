// What answers look like, and how the words of a question weigh for each look: learned from questions whose answers are known.
import { z } from 'zod'

export const lookWeights = z.strictObject({
  /** By name, in the order of their weights. */
  looks: z.array(z.string()).min(2),
  /** What of a question weighs, in the order of the weights. */
  marks: z.array(z.string()).min(1),
  /** What one step of a weight counts. */
  step: z.number().positive(),
  /** A signed byte for each mark and look, the looks of a mark side by side. */
  weights: z.base64(),
})
export type LookWeights = z.output<typeof lookWeights>
