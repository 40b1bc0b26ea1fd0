// Every word of the upload page.
import type { Job } from '#web/upload/save.ts'
import { thousands } from '#web/ui/thousands.ts'
import { leftOf, savedBy } from '#web/upload/save.ts'

const listings = (count: number) => (count === 1 ? '1 listing' : `${thousands(count)} listings`)

export const copy = {
  title: 'Upload Real Estate Data',
  lede: 'Upload MLS CSV data and ask about your own listings a minute later.',
  drop: {
    title: 'Drop your CSV files here',
    text: 'MLS exports as .csv, one or several. Rows with a known MLS # update the listing, the rest are added.',
    choose: 'Choose files',
    inputLabel: 'Choose CSV files',
    over: 'Let go to upload',
    overFiles: (count: number) => (count === 1 ? '1 file' : `${thousands(count)} files`),
    needsScripts:
      'Files are read in your browser before they are sent, and that needs JavaScript. Turn it on to upload.',
  },
  dimensions: { width: '16 columns', sample: '1 sample', height: 'any number of rows' },
  working: {
    title: (files: number) => `Processing ${thousands(files)} file(s)...`,
    progress: 'Upload progress',
    reading: 'Reading',
    checking: 'Looking up known listings',
    saving: 'Saving',
    rows: (saved: number, of: number) => `${thousands(saved)} of ${thousands(of)} rows`,
  },
  sample: {
    title: 'No file at hand?',
    text: 'Forty made-up listings in the right shape.',
    link: 'Download sample CSV',
    fileName: 'sample-listings.csv',
  },
  done: {
    before: 'Upload successful! You can now go to the ',
    link: 'demo page',
    after: ' to query your data.',
  },
  failed: {
    wrongType: 'Please select valid CSV files',
    title: 'Failed to upload CSV files',
    wrongFiles: (names: readonly string[]) =>
      `${names.join(', ')} ${names.length === 1 ? 'is not a CSV file' : 'are not CSV files'}. Nothing was uploaded. A spreadsheet can be exported as CSV.`,
    retry: (job: Job) => (savedBy(job) === 0 ? 'Retry' : `Retry the remaining ${listings(leftOf(job))}`),
  },
  skipped: {
    title: (count: number) => (count === 1 ? '1 row was skipped' : `${thousands(count)} rows were skipped`),
    line: (line: number | null) => (line === null ? 'Whole file' : `Line ${line}`),
    more: (count: number) => `and ${thousands(count)} more.`,
    see: 'see why below',
  },
  dismiss: 'Dismiss',
  columns: {
    title: 'Expected columns',
    text: 'In any order. Other columns are passed over; one that your file does not have stays as it is.',
  },
} as const

/** The success stays this long, then the page is ready for the next file. */
export const doneShownForMs = 8000

/** What an upload came to. */
export interface Outcome {
  files: number
  added: number
  updated: number
}

export function changesOf({ files, added, updated }: Outcome): string {
  const parts = [
    added > 0 && `${thousands(added)} new listing(s) added`,
    updated > 0 && `${thousands(updated)} existing listing(s) updated`,
  ].filter(part => part !== false)
  return parts.length === 0 ? 'No changes made' : `${parts.join(', ')} from ${thousands(files)} file(s)`
}

export function totalOf({ files, added, updated }: Outcome): string {
  const total = `Total records processed: ${thousands(added + updated)}`
  return files > 1 ? `${total} from ${thousands(files)} files` : total
}

/** Where an upload stands that was stopped half-way. */
export function standingOf(job: Job): string {
  const saved = savedBy(job)
  if (saved === 0) return 'Nothing was saved.'
  return `${thousands(saved)} of ${listings(job.total)} were saved (${thousands(job.added)} new, ${thousands(job.updated)} updated). Still to be saved: ${thousands(leftOf(job))}.`
}
