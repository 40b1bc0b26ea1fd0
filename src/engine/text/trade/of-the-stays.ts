// What people say of stays and the money that they bring, each in the words that it is counted by.
import type { Rewording } from '#engine/text/rewritten.ts'
import { overTheirStays } from '#engine/text/numbers/over-their-stays.ts'
import { ageOfBookings } from './age-of-bookings.ts'
import { byWhichDate } from './by-which-date.ts'
import { bookedBefore } from './booked-before.ts'
import { datesOfStays } from './dates-of-stays.ts'
import { homesTurningOver } from './homes-turning-over.ts'
import { inTheHome } from './in-the-home.ts'
import { lengthInNights } from './length-in-nights.ts'
import { moneyOnTheBooks } from './money-on-the-books.ts'
import { onAWeekday } from './on-a-weekday.ts'
import { peopleInThem } from './people-in-them.ts'
import { saidOfGuests } from './said-of-guests.ts'
import { saidOfVisitors } from './said-of-visitors.ts'
import { stoodEmpty } from './stood-empty.ts'

export const ofTheStays: readonly Rewording[] = [
  byWhichDate,
  bookedBefore,
  ageOfBookings,
  ...moneyOnTheBooks,
  ...peopleInThem,
  ...stoodEmpty,
  onAWeekday,
  ...inTheHome,
  datesOfStays,
  ...saidOfGuests,
  ...saidOfVisitors,
  ...homesTurningOver,
  ...lengthInNights,
  ...overTheirStays,
]
