// "Newest listing in each area", "latest sale per area": the row itself is asked for. As one phrase with its noun, only its date was told.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const ofEach =
  '(?= (?:(?:in|of|for|from|per) (?:each|every)|per|by|for each of the|in each of the|in every) (?:of the )?[a-z])'

export const newestOfEach: Rewording = wherever(
  [/^(newest|latest|recent|last)$/, /^(listing|sale|closing)$/],
  [
    {
      said: new RegExp(
        `(?<!\\b(?:days?|time|dates?|when|day|since) (?:of |is |was )?(?:the |our )?)\\b(?:newest|latest|most recent) (?<row>listing|sale|closing)${ofEach}`,
      ),
      meant: ({ groups: { row } = {} }) =>
        row === 'listing' ? 'most recently added listing' : 'most recently sold home',
    },
  ],
)
