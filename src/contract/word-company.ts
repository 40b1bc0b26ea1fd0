// Which words stand side by side in questions, and how often: learned from known questions, to tell which word a slip was meant for.
import { z } from 'zod'

const counts = z.record(z.string(), z.int().positive())

export const wordCompany = z.strictObject({
  /** How often each word was asked with. */
  words: counts,
  /** Under each word, how often the others stood right behind it. */
  behind: z.record(z.string(), counts),
})
export type WordCompany = z.output<typeof wordCompany>
