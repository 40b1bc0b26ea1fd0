// "Below the average sold price in their own subdivision (average over all its sales)": how the mean is taken, where it is taken so.
import { wherever } from '#engine/text/rewritten.ts'

const mean = '(?:average|mean|avg)'
const sales = '(?:sales|closings|sold homes|sold houses|closed homes|solds)'

export const meanOfEach = wherever(
  [/^\($/, /^(average|mean|avg)$/, /^(sales|closings|sold|closed|solds)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${mean} (?:sold|sale|closing) price .*)\\( (?:the )?(?:${mean} )?(?:taken )?(?:over|of|across|from) all (?:of )?(?:its|their|the|those)(?: own)? ${sales}(?: there)? \\)`,
      ),
      meant: () => '',
    },
  ],
)
