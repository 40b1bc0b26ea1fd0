// "Sales by area for 2023, 2024 and 2025", "2024, 2025 and 2026 closings per area": a number for each of the years, and not of all together.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const together =
  /\b(?:total|totals|altogether|combined|together|overall|sum|all years|between|since|either|or|month|months|monthly|quarter|quarters|quarterly|week|weekly|year|yearly|built|january|february|march|april|may|june|july|august|september|october|november|december)\b/
const group = /\b(?:by|per|for each|in each|of each|for every) (?:the )?[a-z]/

export const yearsAsColumns: Rewording = wherever(
  [/^20\d\d$/, /^(and|&)$/],
  [
    {
      said: /(?:\b(?:for|in|during|of) )?\b(?<one>20\d\d) , (?:in )?(?<two>20\d\d)(?: ,)? (?:and|&) (?:in )?(?<three>20\d\d)\b(?: side by side| next to each other| in columns| as columns)?/,
      meant: ({ groups: found = {}, 0: said }, question) =>
        together.test(question) || !group.test(question)
          ? said
          : `${found['one'] ?? ''} versus ${found['two'] ?? ''} versus ${found['three'] ?? ''}`,
    },
  ],
)
