// How a table is set: what its writer left open is settled here.
import type { Token } from 'markdown-it'
import { wordsOf } from './article-words.ts'

export function setTables(tokens: readonly Token[]): void {
  emptyCorners(tokens)
  alignFigures(tokens)
}

/** The corner of a table with row names heads nothing, and must not be read out as a heading. */
function emptyCorners(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const close = tokens[at + 2]
    if (token.type === 'th_open' && close && tokens[at + 1]?.content === '') token.tag = close.tag = 'td'
  }
}

const figure = /^[−–+-]?\$?\d[\d,.]*( ?%)?$|^[–—]?$/

/** Columns of numbers are set to the right, whether the writer remembered the colon or not. */
function alignFigures(tokens: readonly Token[]): void {
  let columns: { cells: Token[]; figures: boolean }[] = []
  let column = 0
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'table_open') columns = []
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open' || token.type === 'td_open') {
      const seen = (columns[column] ??= { cells: [], figures: true })
      const inline = tokens[at + 1]
      seen.cells.push(token)
      if (token.type === 'td_open' && inline && !figure.test(wordsOf(inline).trim())) seen.figures = false
      column++
    }
    if (token.type === 'table_close')
      for (const { cells, figures } of columns)
        for (const cell of cells) {
          if (figures || cell.attrGet('style') === 'text-align:right') cell.attrSet('class', 'figure')
          cell.attrs = cell.attrs?.filter(([name]) => name !== 'style') ?? null
        }
  }
}
