// What people say of a shop, its visits and its orders, each in the words that it is counted by.
import { amountsOfStates } from '#engine/text/numbers/amounts-of-states.ts'
import { countAndTotal } from '#engine/text/numbers/count-and-total.ts'
import { eventsListed } from '#engine/text/groups/events-listed.ts'
import { keptBooks } from '#engine/text/talk/kept-books.ts'
import { medium } from '#engine/text/talk/medium.ts'
import { sellsIn } from '#engine/text/groups/sells-in.ts'
import { numbersBeside } from '#engine/text/numbers/numbers-beside.ts'
import { numberOfEachState } from '#engine/text/numbers/number-of-each-state.ts'
import { numbersListed } from '#engine/text/numbers/numbers-listed.ts'
import { shareOfSteps } from '#engine/text/numbers/share-of-steps.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { topDone } from '#engine/text/orders/top-done.ts'
import { weightedBy } from '#engine/text/numbers/weighted-by.ts'
import { whoLeads } from '#engine/text/orders/who-leads.ts'
import { onlySuchRows } from '#engine/text/limits/only-such-rows.ts'
import { buyersByWay } from './buyers-by-way.ts'
import { counterTalk } from './counter-talk.ts'
import { boughtByMany } from './bought-by-many.ts'
import { behindTheOrders } from './behind-the-orders.ts'
import { goodsThatWent } from './goods-that-went.ts'
import { moneyHandedBack } from './money-handed-back.ts'
import { newBuyers } from './new-buyers.ts'
import { newGoods } from './new-goods.ts'
import { onTheShelf } from './on-the-shelf.ts'
import { oneCustomersOrder } from './one-customers-order.ts'
import { oneOrder } from './one-order.ts'
import { refundsBack } from './refunds-back.ts'
import { shopTalk } from './shop-talk.ts'
import { stepsOfVisits } from './steps-of-visits.ts'
import { stockUnderPrice } from './stock-under-price.ts'
import { thingsWeSell } from './things-we-sell.ts'

export const ofTheShop: readonly (Rewording | readonly Rewording[])[] = [
  newGoods,
  amountsOfStates,
  buyersByWay,
  numbersBeside,
  shopTalk,
  boughtByMany,
  goodsThatWent,
  countAndTotal,
  topDone,
  behindTheOrders,
  sellsIn,
  medium,
  ...onTheShelf,
  weightedBy,
  ...counterTalk,
  ...onlySuchRows,
  whoLeads,
  ...newBuyers,
  ...stockUnderPrice,
  ...oneCustomersOrder,
  oneOrder,
  numbersListed,
  numberOfEachState,
  eventsListed,
  stepsOfVisits,
  shareOfSteps,
  moneyHandedBack,
  refundsBack,
  keptBooks,
  thingsWeSell,
]
