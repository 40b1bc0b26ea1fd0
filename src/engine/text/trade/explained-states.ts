// "Listings that are over and done with (sold, expired or withdrawn)": a roundabout word and the states that it stands for. They are meant.
import { wherever } from '#engine/text/rewritten.ts'

const state =
  '(?:sold|expired|withdrawn|active|pending|under contract|closed|cancelled|canceled|completed|confirmed|refunded)'
const list = `(?<states>${state}(?: (?:,|or|and|, or|, and) ${state})+)`
const vague =
  '(?:over and done with|done one way or (?:the |an)other|done either way|over and done|done with|done and dusted|finished|no longer (?:active|pending|live|on the market)(?: (?:or|nor) (?:active|pending))?|out of the running)'
const means = '(?:(?: ,)? (?:meaning|i\\.?e\\.?|that is|that means|so|namely|as in|being)(?: ,)?| ,| :| -)'

export const explainedStates = wherever(
  [new RegExp(`^${state}$`), /^(or|and)$/, /^(over|done|either|longer|finished|running|off)$/],
  [
    {
      said: new RegExp(
        `\\b(?<tie>(?:(?:that|which) )?(?:are|were) )?(?:${vague}(?: \\(${means}?|${means})|off (?:the )?market \\(${means}?) ${list}(?: \\))?(?= |$)`,
      ),
      meant: ({ groups = {} }) => `${groups['tie'] ?? 'that are '}${groups['states'] ?? ''}`,
    },
  ],
)
