// "One and done customers, like exactly one order ever, still dropped 500 bucks or more": said twice, and what they dropped they spent.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const people = '(?:customers|buyers|shoppers|clients|people|folks|guests)'

export const oneAndDone: readonly Rewording[] = [
  wherever(
    [/^one$/, /^done$/],
    [
      {
        said: new RegExp(
          `\\bone (?:and|&|n) done (?<who>${people})(?: [,(-]+ (?:like |so |i e |meaning |as in |that is |those with )*(?:with )?(?:exactly|just|only|precisely)? ?(?:one|1|a single) (?:order|purchase|buy)(?: (?:ever|total|in total|in all|on file|to their name))?(?: [,)])?)?(?= |$)`,
        ),
        meant: ({ groups = {} }) => `one time ${groups['who'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^dropped$/, /^(customers|buyers|shoppers|clients|people|folks|guests)$/],
    [
      {
        said: new RegExp(
          `(?<=\\b${people}\\b.*)\\b(?:still |have |has |actually )*dropped (?=(?:(?:at least|over|more than|under|less than|upwards of) )?(?:\\$ ?\\d|[\\d.,]+k? (?:dollars|bucks|usd|grand)))`,
        ),
        meant: () => 'spent ',
      },
    ],
  ),
]
