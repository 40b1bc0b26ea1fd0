// What is said twice or at length around a ranking, a time or a sum, put once.
import { askedThenTold } from './groups/asked-then-told.ts'
import { columnsOfFirsts } from './groups/columns-of-firsts.ts'
import { customerCities } from './orders/customer-cities.ts'
import { fastestByDays } from './orders/fastest-by-days.ts'
import { mostInDollars } from './orders/most-in-dollars.ts'
import { rankedQuotient } from './orders/ranked-quotient.ts'
import type { Rewording } from './rewritten.ts'
import { daysNamedAgain } from './times/days-named-again.ts'
import { weekdayWithMost } from './times/weekday-with-most.ts'
import { lostToCancelling } from './trade/lost-to-cancelling.ts'

export const inSoManyWords: readonly Rewording[] = [
  askedThenTold,
  daysNamedAgain,
  ...weekdayWithMost,
  fastestByDays,
  mostInDollars,
  customerCities,
  rankedQuotient,
  columnsOfFirsts,
  ...lostToCancelling,
]
