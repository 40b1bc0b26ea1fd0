// What people say of a shop, its visits and its orders, each in the words that it is counted by.
import { boughtByMany } from './bought-by-many.ts'
import { behindTheOrders } from './behind-the-orders.ts'
import { countAndTotal } from './count-and-total.ts'
import { goodsThatWent } from './goods-that-went.ts'
import { eventsListed } from './events-listed.ts'
import { keptBooks } from './kept-books.ts'
import { medium } from './medium.ts'
import { moneyHandedBack } from './money-handed-back.ts'
import { onTheShelf } from './on-the-shelf.ts'
import { oneOrder } from './one-order.ts'
import { refundsBack } from './refunds-back.ts'
import { shopTalk } from './shop-talk.ts'
import { sellsIn } from './sells-in.ts'
import { numbersBeside } from './numbers-beside.ts'
import { numberOfEachState } from './number-of-each-state.ts'
import { numbersListed } from './numbers-listed.ts'
import { shareOfSteps } from './share-of-steps.ts'
import { stepsOfVisits } from './steps-of-visits.ts'
import { stockUnderPrice } from './stock-under-price.ts'
import type { Rewording } from './rewritten.ts'
import { topDone } from './top-done.ts'

export const ofTheShop: readonly (Rewording | readonly Rewording[])[] = [
  numbersBeside,
  shopTalk,
  boughtByMany,
  goodsThatWent,
  countAndTotal,
  topDone,
  behindTheOrders,
  sellsIn,
  medium,
  onTheShelf,
  stockUnderPrice,
  oneOrder,
  numbersListed,
  numberOfEachState,
  eventsListed,
  stepsOfVisits,
  shareOfSteps,
  moneyHandedBack,
  refundsBack,
  keptBooks,
]
