// "The highest rated product (more reviews wins a tie)": so are ties broken anyway.
import { wherever } from '#engine/text/rewritten.ts'

const tie = '(?:a |the |any |in case of a )?(?:ties?|draws?|tie ?breaks?)'

export const tiesByReviews = wherever(
  [/^(tie|ties|tiebreak|tiebreaks|tied|draw)$/, /^(review|reviews)$/, /^(rated|rating|ratings)$/],
  [
    {
      said: new RegExp(
        `(?: ,| \\(| ;| :)* (?:and |with |where |the one with |whichever has )*(?:(?:the )?(?:more|most|higher|highest)(?: number of| count of)? (?:reviews|review count) (?:wins?|decides?|breaks?|first)(?: on| in| if)? ?${tie}|${tie}(?: being| are| is| get| gets)?(?: broken| decided| settled| go| goes)? (?:by|to)(?: the| the one with)?(?: more| most| number of| higher)*(?: of)? (?:reviews|review count)|(?:if|when|where|in case) (?:they are |it is |there is a |of a )?(?:tied?|ties) (?:the )?(?:more|most) reviews(?: wins?| first)?)(?: \\))?`,
      ),
      meant: () => '',
    },
  ],
)
