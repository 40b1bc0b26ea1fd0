import type { Answer, ResultColumn } from '#contract/answer.ts'

/** The columns of the rows; a server that does not describe them gets them described by their names. */
export const columnsOf = ({ columns, results }: Answer): readonly ResultColumn[] =>
  columns.length > 0
    ? columns
    : Object.keys(results[0] ?? {}).map(name => ({ name, label: name, format: 'text', role: 'value' }))
