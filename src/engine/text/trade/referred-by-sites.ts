// "What % was referred by Airbnb or Vrbo": where they came from. "Referred" alone is what a friend did.
import { wherever } from '#engine/text/rewritten.ts'

const source = '(?:google|airbnb|vrbo|booking|instagram|facebook|direct|(?:the |our )?newsletter)'

export const referredBySites = wherever(
  [/^(referred|sent|recommended)$/, /^(google|airbnb|vrbo|booking|instagram|facebook|newsletter)$/],
  [
    {
      said: new RegExp(
        `\\b(?:referred|sent|recommended)(?: to us| our way| here)? (?:by|from|via|through|over) (?=${source}\\b)`,
      ),
      meant: () => 'from ',
    },
  ],
)
