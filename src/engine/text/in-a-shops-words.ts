// What is said of goods, and of those who buy them, in other words than most people choose.
import { inTheGroup } from './groups/in-the-group.ts'
import { placesNotSold } from './groups/groups-not-sold.ts'
import { whatTheySpent } from './groups/what-they-spent.ts'
import { andHowHigh } from './limits/and-how-high.ts'
import { soManyRated } from './orders/so-many-rated.ts'
import type { Rewording } from './rewritten.ts'
import { boughtFor, whoSpentOn } from './trade/bought-for.ts'
import { saidOfShops } from './trade/said-of-shops.ts'
import { stockAndWorth } from './trade/stock-and-worth.ts'
import { tiesByReviews } from './trade/ties-by-reviews.ts'
import { visitsSideBySide } from './trade/visits-side-by-side.ts'
import { worthToUs } from './trade/worth-to-us.ts'

export const inAShopsWords: readonly Rewording[] = [
  ...saidOfShops,
  placesNotSold,
  boughtFor,
  whoSpentOn,
  soManyRated,
  worthToUs,
  stockAndWorth,
  tiesByReviews,
  visitsSideBySide,
  andHowHigh,
  inTheGroup,
  whatTheySpent,
]
