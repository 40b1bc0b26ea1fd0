// "What % was referred by Airbnb or Vrbo": where they came from. "Referred" alone is what a friend did.
import { wherever } from '#engine/text/rewritten.ts'

const source = '(?:google|airbnb|vrbo|booking|instagram|facebook|direct|(?:the |our )?newsletter)'

export const referredBySites = wherever(
  [
    /^(referred|sent|recommended|over)$/,
    /^(google|airbnb|vrbo|booking|instagram|facebook|newsletter|direct)$/,
  ],
  [
    // "How many percent came over Airbnb": through it, and no more than so many.
    {
      said: new RegExp(
        `(?<=\\b(?:came|come|comes|coming|in|us|reached|arrived|arrive|arriving|find|found|wrote|inquired|booked|signed up) (?:in |to us )?)over (?=${source}\\b)`,
      ),
      meant: () => 'from ',
    },
    {
      said: new RegExp(
        `\\b(?:referred|sent|recommended)(?: to us| our way| here)? (?:by|from|via|through|over) (?=${source}\\b)`,
      ),
      meant: () => 'from ',
    },
  ],
)
