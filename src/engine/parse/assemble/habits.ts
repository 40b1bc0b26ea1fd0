// "Usually", "typically": said of a time rather than of a number, they tell how it is most of the time.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export const isUsual = ({ text }: Placed): boolean => /^(usually|normally|generally|typically)$/.test(text)

/** "Which month is usually the busiest": the same month of all years, and not one month of one year. */
export const isOfEveryYear = (placed: readonly Placed[], mark: Placed): boolean =>
  isUsual(mark) &&
  of(placed, 'rank').length > 0 &&
  of(placed, 'key').some(({ item }) => item.key.kind === 'grain' && /^(month|quarter)$/.test(item.key.grain))

/** "What weekday do folks usually check in": how it is most of the time, told by their number and not by that of the people. */
export const isHabit = (index: ModelIndex, placed: readonly Placed[], mark: Placed): boolean =>
  isUsual(mark) &&
  of(placed, 'key').some(
    ({ item: { key } }) => key.kind === 'weekday' || key.kind === 'month of year' || key.kind === 'hour',
  ) &&
  (isCounted(placed) ||
    (of(placed, 'quantity').length === 0 &&
      of(placed, 'noun').every(
        ({ item }) => item.weak || item.nouns.every(id => index.noun(id).key === undefined),
      )))

/** "… the number of stays for each day of the week": how many there are on each is asked for in so many words. */
const isCounted = (placed: readonly Placed[]): boolean => {
  const [number, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  return number?.item.quantity.kind === 'count' && others.length === 0
}
