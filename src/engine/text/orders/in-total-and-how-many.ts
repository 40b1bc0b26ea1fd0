// "The five guests with the most nights booked with us in total, and how many nights is that": the total is what they are ranked by.
import { wherever } from '#engine/text/rewritten.ts'

export const inTotalAndHowMany = wherever(
  [/^(most|fewest|least|highest)$/, /^(total|altogether|all|overall|combined)$/, /^how$/],
  [
    {
      said: /(?<=\b(?:most|fewest|least) (?:[a-z]+ ){1,3}?)(?:with us )?(?:in total|altogether|in all|all together|overall)(?= (?:, )?(?:and )?how (?:many|much)\b)/,
      meant: () => '',
    },
  ],
)
