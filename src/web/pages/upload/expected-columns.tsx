import { expectedColumns } from '#web/upload/columns.ts'
import { copy } from './copy.ts'

export function ExpectedColumns() {
  return (
    <section className="expected-columns" aria-labelledby="columns">
      <h2 className="display-3" id="columns">
        {copy.columns.title}
      </h2>
      <p className="muted">{copy.columns.text}</p>
      <dl>
        {expectedColumns.map(({ header, note }) => (
          <div key={header}>
            <dt>{header}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
