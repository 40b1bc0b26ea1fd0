// `select=*,title,visitors(name,email)`: which columns, and which related rows beside them.
import { tableNamed, type Relation, type Table } from './catalogue.ts'
import { badGrammar, noSuchColumn, notServed, problem, shown } from './problems.ts'

export interface Embed {
  relation: Relation
  columns: readonly string[]
}
export interface Selection {
  columns: readonly string[]
  embeds: readonly Embed[]
}

const piece = /^([^(),]*)(?:\(([^()]*)\))?(?:,|$)/
const unserved = [
  [/[:]{2}/, 'Casting a column is not served here.'],
  [/:/, 'Renaming a column is not served here.'],
  [/!/, 'Choosing a relation by name or by kind is not served here.'],
  [/->/, 'Reaching into a JSON column is not served here.'],
  [/^\.\.\./, 'Spreading a related row is not served here.'],
  [/\./, 'Aggregates are not served here.'],
] as const

export function parseSelect(table: Table, text: string): Selection {
  const columns: string[] = []
  const embeds: Embed[] = []
  let rest = text.trim() === '' ? '*' : text
  let open = true
  while (open) {
    const match = piece.exec(rest)
    if (match === null) throw badGrammar('select parameter', text, `unexpected "${rest.slice(0, 20)}"`)
    const [whole, name = '', inner] = match
    if (inner === undefined) columns.push(...columnsNamed(table, name.trim(), text))
    else embeds.push(embed(table, name.trim(), inner, text))
    open = whole.endsWith(',')
    rest = rest.slice(whole.length)
  }
  const twice = embeds.find((one, i) => embeds.findIndex(other => other.relation === one.relation) !== i)
  if (twice) throw badGrammar('select parameter', text, `${twice.relation.to} is embedded twice`)
  return { columns: [...new Set(columns)], embeds }
}

function embed(table: Table, name: string, inner: string, text: string): Embed {
  refuseUnserved(name)
  const relation = table.relations.find(({ to }) => to === name)
  if (relation === undefined)
    throw problem(
      'PGRST200',
      `Could not find a relationship between '${table.name}' and '${shown(name)}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${table.name}' and '${shown(name)}' in the schema 'public', but no matches were found.`,
      },
    )
  const other = tableNamed(relation.to)
  const columns = inner.split(',').flatMap(column => columnsNamed(other, column.trim(), text))
  return { relation, columns: [...new Set(columns)] }
}

function columnsNamed(table: Table, name: string, text: string): string[] {
  if (name === '*') return [...table.columns.keys()]
  if (name === '') throw badGrammar('select parameter', text, 'a column name is missing')
  if (table.columns.has(name)) return [name]
  refuseUnserved(name)
  throw noSuchColumn(table.name, name)
}

function refuseUnserved(name: string): void {
  const found = unserved.find(([pattern]) => pattern.test(name))
  if (found) throw notServed(found[1])
}
