// What people type around a question: sounds in place of words, what they do not want to read, what their report is called.
import { approvedFor } from './approved-for.ts'
import { noChatter } from './no-chatter.ts'
import { ownersAsk } from './owners-ask.ts'
import { reportHeadings } from './report-headings.ts'
import type { Rewording } from './rewritten.ts'
import { texting } from './texting.ts'
import { whoWants } from './who-wants.ts'

export const ofTheTalk: readonly Rewording[] = [
  ...texting,
  approvedFor,
  noChatter,
  whoWants,
  ...ownersAsk,
  ...reportHeadings,
]
