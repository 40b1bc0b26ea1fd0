// What is said of goods, and of those who buy them, in other words than most people choose.
import { placesNotSold } from './groups/groups-not-sold.ts'
import type { Rewording } from './rewritten.ts'
import { boughtFor, whoSpentOn } from './trade/bought-for.ts'
import { saidOfShops } from './trade/said-of-shops.ts'

export const inAShopsWords: readonly Rewording[] = [...saidOfShops, placesNotSold, boughtFor, whoSpentOn]
