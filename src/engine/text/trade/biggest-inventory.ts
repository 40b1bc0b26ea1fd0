// "Where is the biggest inventory", "which area has the largest stock of homes": so many homes for sale, and not the biggest one of them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const biggestInventory: Rewording = wherever(
  [/^(inventory|supply|selection|choice)$/, /^(biggest|largest|smallest|highest|lowest|greatest|least)$/],
  [
    {
      said: /\b(?:where (?:is|do we have|are) (?:there )?|(?<which>(?:which|what) (?:area|subdivision|neighbou?rhood|community)) (?:has|have|holds) )(?:the )?(?<end>biggest|largest|smallest|highest|lowest|greatest|least) (?:inventory|supply|selection|choice)(?: of (?:homes|houses|listings))?(?= [.?!,]|$| (?:right now|now|today|at the moment|for sale)\b)/,
      meant: ({ groups = {} }) =>
        `${groups['which'] ?? 'which area'} has the ${/^(?:smallest|lowest|least)$/.test(groups['end'] ?? '') ? 'fewest' : 'most'} active listings`,
    },
  ],
)
