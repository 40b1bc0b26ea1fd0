import type { Figure } from '#verticals/landing/landing.ts'
import { TallyMarks } from '#web/ui/tally-marks.tsx'
import './figures.css'

/** Both bars of a figure on one scale: the longest of all is the full width. */
function BeforeAfter({ before, after }: { before: number; after: number }) {
  const longest = 1.9
  return (
    <span className="before-after" aria-hidden="true">
      <span style={{ '--share': before / longest }}>
        <i>Before</i>
        <b />
      </span>
      <span style={{ '--share': after / longest }}>
        <i>After</i>
        <b />
      </span>
    </span>
  )
}

/** The number, and the number drawn. */
export function Figures({ list }: { list: readonly Figure[] }) {
  return (
    <ul className="figure-list">
      {list.map(({ figure, label, drawn }) => (
        <li key={label}>
          <div className="figure-drawing">
            {'hours' in drawn ? <TallyMarks count={drawn.hours} /> : <BeforeAfter {...drawn} />}
          </div>
          <p className="figure-number">{figure}</p>
          <p className="muted">{label}</p>
        </li>
      ))}
    </ul>
  )
}
