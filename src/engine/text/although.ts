// "… although the rating is below 4", "even though they sat for more than 60 days", "despite more than 50 views": what is surprising is
// still a condition.
import { wherever, type Rewording } from './rewritten.ts'

const limit =
  '(?:below|under|over|above|less than|more than|fewer than|at least|at most|between|up to|only \\d|\\d)'
const verb = '(?:is|are|was|were|has|have|had|sat|sit|sits|stayed|cost|costs|sold|got|took|spent|made)'

export const although: readonly Rewording[] = [
  wherever(
    [/^(although|though)$/],
    [
      {
        said: new RegExp(
          `(?:, )?(?:even )?(?:though|although) (?:the|its|their|his|her) (?<what>[a-z]+(?: [a-z]+){0,2}) (?:is|are|was|were) (?:only |just |still )?(?=${limit} )`,
        ),
        meant: ({ groups: { what = '' } = {} }) => `with ${what}`,
      },
      {
        said: new RegExp(
          `(?: ,)? (?:even )?(?:though|although) (?:it|they|these|those|he|she) (?:also |only |had )?(?=${verb} [^,;?.]*\\d)`,
        ),
        meant: () => ' and ',
      },
    ],
  ),
  wherever(/^despite$/, [
    {
      said: new RegExp(
        `(?: ,)? despite (?:(?:of|the fact that|having|having had|being|getting) )?(?=${limit}\\b)`,
      ),
      meant: () => ' and ',
    },
  ]),
]
