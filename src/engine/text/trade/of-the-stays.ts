// What people say of stays and the money that they bring, each in the words that it is counted by.
import type { Rewording } from '#engine/text/rewritten.ts'
import { bookedBefore } from './booked-before.ts'
import { moneyOnTheBooks } from './money-on-the-books.ts'

export const ofTheStays: readonly Rewording[] = [bookedBefore, moneyOnTheBooks]
