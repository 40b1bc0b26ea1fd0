// Two sides that are held against each other must each have their number.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Plan } from '#engine/plan.ts'
import { addDays, daysBetween } from '#engine/time/calendar.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** What is wrong with two sides, or null. */
export const sidesFault = (draft: Draft, plan: Plan): string | null =>
  losesSides(draft, plan)
    ? 'which of the two'
    : splitsSides(draft, plan)
      ? 'one number for each side'
      : overlaps(plan)
        ? 'a period within another'
        : areUnlike(plan)
          ? 'sides that are not alike'
          : lastsLonger(draft, plan)
            ? 'times of one length'
            : countsOfBothSides(draft, plan)
              ? 'how many of them'
              : null

/** "How many customers ordered more this year than last": those of whom it is so, and not all who ordered. */
const countsOfBothSides = ({ placed }: Draft, { keys }: Plan): boolean => {
  const against = of(placed, 'period against period')[0]
  return (
    keys.some(({ kind }) => kind === 'sides') &&
    [...of(placed, 'ask'), ...of(placed, 'quantity')].some(
      ({ text, end }) => /^how many\b/.test(text) && against !== undefined && end <= against.start,
    )
  )
}

/** "All the other sold homes". */
const isRest = /^(all|the )*(others?|rest|everything|everyone|everybody|remaining)\b/

/** "Sold homes with a pool against homes without": what is said of one side only would make the difference. */
const areUnlike = ({ keys }: Plan): boolean =>
  keys.some(key => {
    const sides =
      key.kind === 'sides'
        ? key.sides.filter(({ where, label }) => where.length > 0 && !isRest.test(label))
        : []
    const spoken = sides.map(({ where }) => [...new Set(where.flatMap(attributesOf))].toSorted().join(' '))
    const [first] = spoken
    return spoken.some(one => one !== first)
  })

/** "January to October of 2025 and of 2026": a whole year against ten months tells of the months alone. */
const lastsLonger = ({ today }: Draft, { keys }: Plan): boolean =>
  keys.some(key => {
    const times = key.kind === 'sides' ? key.sides.flatMap(({ where }) => where.flatMap(timeIn)) : []
    const days = times.map(({ from, to }) => daysBetween(from, to))
    // "So far this month, and in all of last month": what is not over yet is shorter.
    const isUnderWay = times.some(({ to }) => to === addDays(today, 1))
    return days.length > 1 && Math.max(...days) > (isUnderWay ? 3 : 1.15) * Math.min(...days)
  })

const timeIn = (one: Condition): { from: string; to: string }[] =>
  one.kind === 'during' && one.from !== undefined && one.to !== undefined
    ? [{ from: one.from, to: one.to }]
    : []

/** "November and December, last year and the year before": a row cannot stand on two sides of time. */
const overlaps = ({ keys }: Plan): boolean =>
  keys.some(key => {
    const times =
      key.kind === 'sides'
        ? key.sides.flatMap(({ where }) => {
            const [only, ...more] = where
            return only?.kind === 'during' && more.length === 0 ? [only] : []
          })
        : []
    return times.some((one, at) =>
      times
        .slice(0, at)
        .some(other => (one.from ?? '') < (other.to ?? '9') && (other.from ?? '') < (one.to ?? '9')),
    )
  })

/** "Who pays more, people in A or in B": one of the two is asked for, and no single row of either. */
const losesSides = ({ placed }: Draft, { keys, where }: Plan): boolean =>
  of(placed, 'rank').some(({ text }) =>
    /^(more|less|fewer|higher|lower|bigger|better|worse|longer|shorter)\b/.test(text),
  ) &&
  where.some(
    one =>
      one.kind === 'is' &&
      one.not !== true &&
      one.values.length === 2 &&
      !keys.some(
        key => key.kind === 'sides' || (key.kind === 'attribute' && key.attribute === one.attribute),
      ),
  )

/** "Do they spend more per order than the others": a number for each side, and no row for each order. */
const splitsSides = ({ placed }: Draft, { keys, where }: Plan): boolean =>
  of(placed, 'versus').length > 0 &&
  of(placed, 'key').some(({ item, text }) => item.key.kind === 'noun' && text.startsWith('per ')) &&
  keys.some(({ kind }) => kind === 'thing') &&
  keys.some(
    key =>
      key.kind === 'attribute' && where.some(one => one.kind === 'is' && one.attribute === key.attribute),
  )
