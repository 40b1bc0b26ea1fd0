// What groups had last, or had none of.
import type { Rewording } from '#engine/text/rewritten.ts'
import { dateOfTheirLast } from './date-of-their-last.ts'
import { groupsNotSold } from './groups-not-sold.ts'
import { whereItSells } from './where-it-sells.ts'

export const whatGroupsHad: readonly Rewording[] = [dateOfTheirLast, groupsNotSold, whereItSells]
