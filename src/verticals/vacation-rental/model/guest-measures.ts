// How soon guests come back.
import type { Measure } from '#contract/model.ts'
import { words } from '#verticals/model-entries.ts'

const between = { noun: 'booking', date: 'reservations.check_in', format: 'days' } as const

export const guestMeasures: readonly Measure[] = [
  {
    id: 'days_to_second_stay',
    label: 'average time from first to second stay',
    words: words('days from first to second, day from first to second'),
    ...between,
    value: { kind: 'days_between', per: 'guest_email', first: true },
    lowIsGood: true,
  },
  {
    id: 'days_between_stays',
    label: 'average time between stays',
    words: words('days from one to next, day from one to next'),
    ...between,
    value: { kind: 'days_between', per: 'guest_email' },
    lowIsGood: true,
  },
]
