// "In which months was the refund rate over 6 percent, and how high was it": what is limited is shown beside each of them anyway.
import { wherever } from '#engine/text/rewritten.ts'

export const andHowHigh = wherever(
  [
    /^how$/,
    /^(high|low|big|large|small)$/,
    /^(over|above|under|below|than|least|most|exceed|exceeds|exceeded)$/,
  ],
  [
    {
      said: /(?<=\b(?:over|above|under|below|more than|less than|higher than|lower than|at least|at most|exceed|exceeds|exceeded) (?:\$ )?[\d.,]+k? ?(?:%|percent|dollars|days|nights|stars)?.*?)(?: ,)? (?:and|with) (?:exactly )?how (?:high|low|big|large|small)(?: (?:exactly|was it|is it|it was|it is|were they|are they|they were|they are|was it each time|in each)){0,2}(?= ?[?.!]|$)/,
      meant: () => '',
    },
  ],
)
