// The rows of an answer as a file for a spreadsheet.
import Papa from 'papaparse'
import type { Answer } from '#contract/answer.ts'
import type { Json } from '#contract/tables.ts'
import { columnsOf } from './columns.ts'

// Without it Excel takes the file for one of its own code page, and an é for two other letters.
const byteOrderMark = '\uFEFF'

export function csvOf(answer: Answer): string {
  const names = columnsOf(answer).map(({ name }) => name)
  const rows = answer.results.map(row => names.map(name => cell(row[name])))
  // A text that begins like a formula would be run by the spreadsheet that opens the file.
  const isFormula = /^[=+\-@\t\r]/
  return byteOrderMark + Papa.unparse({ fields: names, data: rows }, { escapeFormulae: isFormula })
}

const cell = (value: Json | undefined): string | number | boolean | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : value
}

const mostCharacters = 80

/** The question, as every file system takes it. */
export function fileNameOf(question: string): string {
  const name = question
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/g, '')
  return `${name === '' ? 'answer' : name}.csv`
}
