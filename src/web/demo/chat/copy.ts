// Every word of the chat that is the same in all demos.
import { thousands } from '#web/ui/thousands.ts'

export const copy = {
  lede: 'Plain English in, one sentence out, with the SQL and the rows behind it.',
  suggestions: 'Suggested questions',
  conversation: 'Conversation',
  ask: 'Ask a question',
  needsScripts: 'Questions need JavaScript, and it is turned off in this browser.',
  waiting: 'Analyzing your question...',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was answered.',
  askAgain: 'Ask again',
  tryAgain: 'Try again',
  kept: 'Your question is kept. Try it again, or ask another.',
  earlier: 'Asked before this question',
  unknownFailure: 'Failed to process your request',
  understood: 'Understood as',
  assumed: 'Assumed:',
  choices: 'Choose a reading',
  works: 'Questions that work',
  followups: 'Follow-up questions',
  viewSql: 'View SQL Query',
  copySql: 'Copy SQL',
  downloadCsv: 'Download CSV',
  notDownloaded: 'Not downloaded',
  copyAnswer: 'Copy answer',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied',
} as const

export const viewRawData = (rows: number) =>
  `View Raw Data (${thousands(rows)} ${rows === 1 ? 'row' : 'rows'})`

/** Regions are found by their names: with several answers on the page each says whose it is. */
export const named = {
  sql: (question: string) => `SQL query: ${question}`,
  rows: (question: string) => `Raw data: ${question}`,
  firstRows: (question: string) => `First rows: ${question}`,
} as const

/** What was told beside a question and left no trace in its answer. */
export const notUsedNote = (told: readonly string[]) =>
  `Not used: ${told.map(words => `“${words}”`).join(', ')}`

export const truncatedNote = (rows: number) =>
  `The result was cut: these are its first ${thousands(rows)} rows, and there are more. Ask for a shorter period or fewer things to see all of them.`

export const waitNote = (seconds: number) =>
  seconds > 0
    ? `You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Your question is kept.`
    : 'You can ask again now. Your question is kept.'

export const answeredIn = (milliseconds: number, engine: string) =>
  `Answered in ${thousands(milliseconds)} ms${engine === 'parser' ? '' : ', with a language model'}`
