// What people type around a question: sounds in place of words, what they do not want to read, what their report is called.
import { approvedFor } from '#engine/text/limits/approved-for.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { texting } from '#engine/text/texting.ts'
import { howItLooks } from './how-it-looks.ts'
import { noChatter } from './no-chatter.ts'
import { ownersAsk } from './owners-ask.ts'
import { reportHeadings } from './report-headings.ts'
import { whoWants } from './who-wants.ts'

export const ofTheTalk: readonly Rewording[] = [
  ...texting,
  approvedFor,
  noChatter,
  howItLooks,
  ...whoWants,
  ...ownersAsk,
  ...reportHeadings,
]
