import type { SkippedRows } from '#web/upload/skipped.ts'
import { copy } from './copy.ts'

/** What was not stored and why. It outlives the message of success: eight seconds are not enough to mend a file. */
export function SkippedRowList({ rows, onDismiss }: { rows: SkippedRows; onDismiss: () => void }) {
  const more = rows.total - rows.shown.length
  return (
    <section className="skipped" aria-labelledby="skipped">
      <div className="skipped-head">
        <h2 className="display-3" id="skipped">
          {copy.skipped.title(rows.total)}
        </h2>
        <button type="button" className="tool" onClick={onDismiss}>
          {copy.dismiss}
        </button>
      </div>
      <ul>
        {rows.shown.map(({ file, line, reason }) => (
          <li key={`${file} ${line} ${reason}`}>
            <code>{file}</code>
            <span className="figures">{copy.skipped.line(line)}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="muted">{copy.skipped.more(more)}</p>}
    </section>
  )
}
