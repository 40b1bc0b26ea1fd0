// "… although the rating is below 4": what is surprising is still a condition.
import { wherever } from './rewritten.ts'

export const although = wherever(
  [/^(although|though)$/],
  [
    {
      said: /(?:, )?(?:even )?(?:though|although) (?:the|its|their|his|her) (?<what>[a-z]+(?: [a-z]+){0,2}) (?:is|are|was|were) (?:only |just |still )?(?=(?:below|under|over|above|less than|more than|at least|at most|between) )/,
      meant: ({ groups: { what = '' } = {} }) => `with ${what}`,
    },
  ],
)
