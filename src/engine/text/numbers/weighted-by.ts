// "Average rating by brand, weighted by review count": a mean in which each product counts as often as it was reviewed; a mean of
// anything else with weights is not known.
import { wherever } from '#engine/text/rewritten.ts'

const reviews =
  '(?:the |its |their |each )?(?:product )?(?:(?:number|count|amount|volume) of )?(?:customer )?reviews?(?: counts?| numbers?| volumes?)?(?: of each(?: product)?| per product| each(?: product)? has| they (?:have|got))?'

export const weightedBy = wherever(
  [/^weight(ed|ing|s)?$/, /^reviews?$/],
  [
    {
      said: new RegExp(
        `\\b(?:average|avg|mean)(?: (?:star|customer|product))? (?:ratings?|stars|scores?)(?<rest>(?: (?!weight)[a-z&'-]+){0,5})(?: [,(;-])? (?:but |and )?(?:weighted|weight (?:it|them|that)|weighting)(?: (?:it|them))? (?:by|with|for|on|according to) ${reviews}(?: \\))?(?= [.?!,]| (?:by|per|for|in|of|best|worst|highest|lowest)\\b|$)`,
      ),
      meant: ({ groups }) => `weighted average rating ${groups?.['rest']?.trim() ?? ''}`,
    },
    // "Rating per brand weighted by reviews".
    {
      said: new RegExp(
        `\\bratings?(?<rest>(?: (?!weight)[a-z&'-]+){0,5})(?: [,(;-])? weighted (?:by|with|on) ${reviews}(?: \\))?(?= [.?!,]|$)`,
      ),
      meant: ({ groups }) => `weighted average rating ${groups?.['rest']?.trim() ?? ''}`,
    },
  ],
)
