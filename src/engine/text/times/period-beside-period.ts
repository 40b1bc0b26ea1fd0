// "Units sold last quarter, units sold in the quarter before", "what we earned last quarter and next to it what we earned the quarter before
// that": one number in two times, said with each of them.
import { wherever } from '#engine/text/rewritten.ts'

const joint =
  '(?: ,| and| with| versus| vs| ;|, and| next to(?: it| that)?| beside(?: it| that)?| alongside(?: it| that)?| against)+'
const before =
  '(?:(?:in |during |for )?the (?:one|\\k<unit>) (?:before|prior|preceding)(?: that| it| this)?(?: one)?|the (?:previous|preceding|prior) (?:one|\\k<unit>))'
const yearBefore =
  '(?:(?:in |during |for )?the (?:same|corresponding|matching|equivalent) \\k<unit> (?:(?:a|one) year (?:before|earlier|prior|ago)(?: it| that)?|(?:of )?the (?:year before|previous year|prior year)|(?:of )?last year))'

export const periodBesidePeriod = wherever(
  [
    /^(month|quarter|week|year)$/,
    /^(before|prior|preceding|previous|earlier|same|corresponding|matching|equivalent)$/,
  ],
  [
    {
      said: new RegExp(
        `\\b(?<head>(?:what we (?:earned|made|took in|sold|brought in)|(?:(?!(?:and|of|by|per|last|this|in|the|with|compare|between)\\b)[a-z]+ ?){1,3}?)) (?:in |for |during )?(?<first>(?:this|last) (?<unit>month|quarter|week|year))${joint} (?:the )?\\k<head> (?:(?<before>${before})|${yearBefore})(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) => {
        const { head = '', first = '', unit = '', before: isBefore } = groups
        const what = head.startsWith('what we')
          ? head.replace(/^what we (?:earned|made|took in|brought in)$/, 'revenue')
          : head
        return `${what} ${first} versus ${isBefore === undefined ? `the same ${unit} a year earlier` : `the ${unit} before`}`
      },
    },
  ],
)
