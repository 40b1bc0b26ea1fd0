import { sqlLines } from './sql-tokens.ts'

/** A query, colored. Long lines scroll inside it. */
export function SqlBlock({ sql, id, label = 'SQL query' }: { sql: string; id?: string; label?: string }) {
  return (
    // A keyboard can only scroll what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="sql" tabIndex={0} aria-label={label} id={id}>
      <code>
        {sqlLines(sql).map(({ start, tokens }) => (
          <span key={start} className="sql-line">
            {tokens.map(({ kind, text, at }) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={at} className={`sql-${kind}`}>
                  {text}
                </span>
              ),
            )}
          </span>
        ))}
      </code>
    </section>
  )
}
