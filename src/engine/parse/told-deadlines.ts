// Times in a story that are of those who tell it: when they need something, and what they have planned.
import type { ModelIndex } from '#engine/model-index.ts'
import { datesAhead } from './assemble/ahead.ts'
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'
import { textOf } from './wishes.ts'

/** "Before Christmas": a day to come limits no rows where none lie ahead. */
export const isDeadline = ({ item, text }: Placed, index: ModelIndex): boolean =>
  item.kind === 'period' &&
  /^(before|by|until|till|ahead of)\b/.test(text) &&
  item.period.otherwise?.from !== undefined &&
  datesAhead(index).size === 0

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
