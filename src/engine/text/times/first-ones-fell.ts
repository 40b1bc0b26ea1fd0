// "Customers whose very first order (any status) fell in each month of this year": everyone's first, month by month.
import { wherever } from '#engine/text/rewritten.ts'

const row = '(?:order|purchase|booking|stay|reservation)'

export const firstOnesFell = wherever(
  [/^first$/, /^(each|every)$/],
  [
    {
      said: new RegExp(
        `\\b(?:number of|how many|count of|#) (?:customers|buyers|shoppers|guests|people) (?:whose|who (?:had|placed|made) their) (?:very )?first(?: ever)? (?<row>${row})(?: \\( (?:any|whatever the|regardless of) status \\))?(?: (?:fell|was|came|happened|landed|took place|was placed|was made))? (?:in|during) (?:each|every) (?<step>month|quarter|week|year)(?: of| in)? (?=this year|last year|20\\d\\d)`,
      ),
      meant: ({ groups: { row: what = '', step = '' } = {} }) => `number of first ${what}s by ${step} in `,
    },
  ],
)
