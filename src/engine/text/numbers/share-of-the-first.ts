// "Top 5 products by revenue with each one's share of total revenue", "add % of total": each has its own beside its number. Without a word for
// whose share it is, the five would have one together.
import { wherever } from '#engine/text/rewritten.ts'

const part = '(?:share|percentage|percent|%)'
const whose = "(?:(?:each|each one|each one 's|each one s|every one 's|the|a|its) )?"
const whole = '(?=(?:the )?(?:total|overall|all|revenue|sales|units|orders|income)\\b)'

export const shareOfTheFirst = wherever(
  [/^(share|percentage|percent|%)$/, /^(with|and|include|including|add|plus|incl)$/],
  [
    {
      said: new RegExp(
        `(?<=^(?:.*\\b(?:top|best|biggest|highest|worst|lowest|bottom)\\b.* by .*|))(?<joint>with|and|include|including|add|plus|incl) ${whose}${part} of ${whole}`,
      ),
      meant: ({ groups: { joint = '' } = {} }) => `${joint} their share of `,
    },
  ],
)
