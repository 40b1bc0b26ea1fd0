// Colors for a query. It never changes the text: joined again, the tokens are the query.

export type SqlTokenKind = 'keyword' | 'string' | 'number' | 'function' | 'comment' | 'plain'
export interface SqlToken {
  kind: SqlTokenKind
  text: string
  /** Where it starts. */
  at: number
}

const keywords = new Set(
  `select distinct from where and or not in is null like ilike between exists case when then else end as on using join left right
  inner outer full cross lateral group by having order asc desc nulls first last limit offset union all with filter over
  partition interval date timestamp true false cast values`.split(/\s+/),
)

const pattern =
  /(?<comment>--[^\n]*)|(?<string>'(?:[^']|'')*')|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>[A-Za-z_][A-Za-z_0-9]*)(?<call>\s*\()?/g

/** The query line by line, each line with its tokens. */
export const sqlLines = (sql: string) => {
  let at = 0
  return sql.split('\n').map(line => {
    const start = at
    at += line.length + 1
    return { start, tokens: sqlTokens(line) }
  })
}

export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = []
  let at = 0
  const push = (kind: SqlTokenKind, text: string) => {
    if (text) tokens.push({ kind, text, at })
    at += text.length
  }
  let end = 0
  for (const match of sql.matchAll(pattern)) {
    push('plain', sql.slice(end, match.index))
    end = match.index + match[0].length
    const { comment, string, number, word, call = '' } = match.groups ?? {}
    if (comment) push('comment', comment)
    else if (string) push('string', string)
    else if (number) push('number', number)
    else if (word) {
      push(keywords.has(word.toLowerCase()) ? 'keyword' : call ? 'function' : 'plain', word)
      push('plain', call)
    }
  }
  push('plain', sql.slice(end))
  return tokens
}
