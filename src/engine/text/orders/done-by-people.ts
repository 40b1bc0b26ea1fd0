// "3 homes folks shared the most, with the share count": what was done to them ranks them, whoever did it; the number that they are ranked
// by is shown anyway.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things = '(?<what>homes|houses|listings|properties|places|rentals|cabins|lofts|villas|chalets)'
const people =
  '(?:people|folks|visitors|guests|users|they|everybody|everyone|leads|travelers|travellers|browsers)'
const done = '(?<done>shared|favorited|favourited|viewed|clicked|saved|inquired about|asked about)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${things} (?:that |which )?${people} (?:have )?${done}(?: on)? (?:the )?(?<most>most|least)\\b`,
    ),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} ${groups['done'] ?? ''} the ${groups['most'] ?? ''}`,
  },
  {
    said: /(?<=\b(?<done>share|favorite|view|click)d?(?:ed)? the (?:most|least)\b[^,;?]*)(?: ,)? (?:with|and|plus|incl|including) (?:the |their |its )?(?:number of \k<done>s|\k<done>s? (?:count|counts|number|total)|\k<done>s|count)(?= [.?!]|$)/,
    meant: () => '',
  },
]

export const doneByPeople = wherever(
  [/^(most|least)$/, /^(shared|favorited|favourited|viewed|clicked|saved|about)$/],
  rules,
)
