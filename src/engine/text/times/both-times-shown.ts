// "… more units in October than in September? Show both months.": where one time is held against another, both are shown anyway.
import { wherever } from '#engine/text/rewritten.ts'

export const bothTimesShown = wherever(
  [/^(both|two)$/, /^(months|years|quarters|weeks|days|periods|times)$/, /^(than|as)$/],
  [
    {
      said: /(?<=\b(?:than|as) .*) [,.?!;:]+ (?:and |please |but )*(?:show|give|list|include|with|add|display|print)(?: me| us)? (?:(?:the )?(?:numbers?|figures?|values?|counts?|totals?|units|amounts?) (?:for|of|in) )?(?:both|both of the|the two|each of the two) (?:months|years|quarters|weeks|days|periods|times)(?: (?:side by side|next to each other|please|too|as well))*(?= [.?!]|$)/,
      meant: () => '',
    },
  ],
)
