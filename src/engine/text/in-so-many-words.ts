// What is said twice or at length around a ranking, a time or a sum, put once.
import { askedThenTold } from './groups/asked-then-told.ts'
import { columnsOfFirsts } from './groups/columns-of-firsts.ts'
import { dateListed } from './groups/date-listed.ts'
import { kindsOfPlace } from './groups/kinds-of-place.ts'
import { noneInThatTime } from './groups/none-in-that-time.ts'
import { priceAndStock } from './groups/price-and-stock.ts'
import { twoPlaces } from './groups/two-places.ts'
import { wordsInMessages } from './limits/words-in-messages.ts'
import { zeroOfThem } from './limits/zero-of-them.ts'
import { eventsInTotal } from './numbers/events-in-total.ts'
import { biggestBill } from './orders/biggest-bill.ts'
import { customerCities } from './orders/customer-cities.ts'
import { fastestByDays } from './orders/fastest-by-days.ts'
import { leadSources } from './orders/lead-sources.ts'
import { popularWith } from './orders/popular-with.ts'
import { howOftenBought } from './orders/how-often-bought.ts'
import { latestRow } from './orders/latest-row.ts'
import { mostInDollars } from './orders/most-in-dollars.ts'
import { mostlyFrom } from './orders/mostly-from.ts'
import { rankedQuotient } from './orders/ranked-quotient.ts'
import { whoThenWhich } from './orders/who-then-which.ts'
import type { Rewording } from './rewritten.ts'
import { handedTo } from './talk/handed-to.ts'
import { bestDaySoMuch } from './times/best-day-so-much.ts'
import { daysNamedAgain } from './times/days-named-again.ts'
import { periodBesidePeriod } from './times/period-beside-period.ts'
import { weekdayWithMost } from './times/weekday-with-most.ts'
import { farthestFromAsking } from './trade/farthest-from-asking.ts'
import { lostToCancelling } from './trade/lost-to-cancelling.ts'
import { mostStockouts } from './trade/most-stockouts.ts'
import { offMarketTogether } from './trade/off-market-together.ts'
import { upcomingAtHomes } from './trade/upcoming-at-homes.ts'
import { worthOfWhatIsThere } from './trade/worth-of-what-is-there.ts'
import { cancelledBySomebody } from './verbs/cancelled-by-somebody.ts'

export const inSoManyWords: readonly Rewording[] = [
  handedTo,
  askedThenTold,
  wordsInMessages,
  kindsOfPlace,
  upcomingAtHomes,
  daysNamedAgain,
  ...weekdayWithMost,
  whoThenWhich,
  ...farthestFromAsking,
  twoPlaces,
  ...offMarketTogether,
  noneInThatTime,
  fastestByDays,
  mostInDollars,
  mostlyFrom,
  leadSources,
  ...popularWith,
  dateListed,
  biggestBill,
  howOftenBought,
  customerCities,
  rankedQuotient,
  columnsOfFirsts,
  ...lostToCancelling,
  cancelledBySomebody,
  worthOfWhatIsThere,
  priceAndStock,
  zeroOfThem,
  periodBesidePeriod,
  latestRow,
  ...eventsInTotal,
  mostStockouts,
  bestDaySoMuch,
]
