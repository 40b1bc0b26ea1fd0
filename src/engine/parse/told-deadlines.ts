// Times in a story that are of those who tell it: when they need something, and what they have planned.
import type { ModelIndex } from '#engine/model-index.ts'
import { datesAhead } from './assemble/words/ahead.ts'
import type { Placed } from './item.ts'
import { Line } from './piece.ts'
import { textOf } from './wishes.ts'

/** "Before Christmas": a day to come limits no rows where none lie ahead. */
export const isDeadline = ({ item, text }: Placed, index: ModelIndex): boolean =>
  item.kind === 'period' &&
  /^(before|by|until|till|ahead of)\b/.test(text) &&
  item.period.otherwise?.from !== undefined &&
  datesAhead(index).size === 0

/** "The insurance company wants a number by tonight", "due by Friday": when the answer is needed. */
export const isNeededBy = (tale: Line, { item, text }: Placed): boolean =>
  (item.kind === 'period' || item.kind === 'condition') &&
  /^(?:by|before|until|till) (?:tonight|noon|tomorrow|today|then|midnight|lunch|(?:this |tomorrow )?(?:morning|afternoon|evening)|(?:the )?end of (?:the |this )?(?:day|week)|eod|eow|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
    text,
  ) &&
  /\b(?:wants?|needs?|promised|due|asks?|asked|asking|expects?|deadline|has to|have to|owe)\b/.test(
    textOf(tale),
  )

/** "End of year is coming", "Christmas is around the corner": a time that is told of. */
export const isComing = (tale: Line, { item, end }: Placed): boolean =>
  item.kind === 'period' &&
  /^(?:is|are) (?:coming|near|almost|around the corner|upon us|here soon|approaching)\b/.test(
    textOf(new Line(tale.pieces.slice(end))),
  )

/** "The warehouse closes tonight": no rows are dated so. */
export const isTonight = ({ item, text }: Placed, index: ModelIndex): boolean =>
  item.kind === 'period' && /^(tonight|tomorrow|this evening)$/.test(text) && datesAhead(index).size === 0

/** "We are buying billboards next year", "I plan the shifts for December": a time to come, of which there are no rows. */
export const isPlanned = (tale: Line, { item, text }: Placed, index: ModelIndex): boolean =>
  item.kind === 'period' &&
  datesAhead(index).size === 0 &&
  (/\bnext (year|month|quarter|week|spring|summer|fall|autumn|winter)$/.test(text) ||
    (item.period.otherwise !== undefined &&
      /\b(plan|planning|prepare|preparing|budget)\b/.test(textOf(tale))))

/** "By Friday", "before the meeting on Friday": no time of the rows where they have their own, or none lies ahead. */
export const isDue = /^(by|before|until|till|ahead|on|tonight|tomorrow|at|in|during)\b/
export const isDayOf = ({ item }: Placed): boolean =>
  item.kind === 'period' || (item.kind === 'condition' && item.condition.kind === 'weekdays')

/** "We are sending thank you baskets this year", "a card for Christmas": when a gift is sent, and no time of the rows. */
export const isForGift = (tale: Line, { item, text }: Placed): boolean =>
  item.kind === 'period' &&
  /^(?:this year|(?:for |this |before |at )?(?:christmas|xmas|thanksgiving|easter|the holidays|new year))$/.test(
    text,
  ) &&
  /\b(?:send|sending|mail|mailing|give|giving|writing|handwritten|thank you)\b.*\b(?:cards?|baskets?|gifts?|presents?|bottles?|box|boxes|hampers?|wine|chocolates?|notes?|letters?)\b/.test(
    textOf(tale),
  )
