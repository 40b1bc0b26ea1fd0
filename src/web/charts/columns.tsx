// Upright columns on one axis. The drawing stretches with its box; labels are text beside it, so that they never shrink.
import { PencilRing } from '#web/ui/pencil.tsx'
import './columns.css'

export interface ChartColumn {
  key: string
  /** Its height, from 0 to 1. */
  share: number
  /** What it stands for, shown on hover. */
  title: string
}

export interface ChartMark {
  column: number
  text: string
  /** The one finding of the view. */
  ringed?: boolean
}

interface ColumnsProps {
  title: string
  /** The gist, beside the title. */
  note: string
  /** All of it in a sentence, for those who cannot see it. */
  sentence: string
  columns: readonly ChartColumn[]
  /** The column in full ink. */
  lead: number
  marks: readonly ChartMark[]
  /** Places on the axis, from 0 to 1. */
  ticks: readonly { at: number; text: string }[]
}

/** The rest is room for the labels above the columns. */
const tallest = 74
/** A count of one among hundreds must not look like none. */
const lowest = 2

const heightOf = (share: number) => (share === 0 ? 0 : Math.max(lowest, share * tallest))
const percent = (value: number) => `${Math.round(value * 1000) / 1000}%`
const side = (at: number) => (at < 0.1 ? 'start' : at > 0.9 ? 'end' : 'middle')

export function Columns({ title, note, sentence, columns, lead, marks, ticks }: ColumnsProps) {
  const width = 100 / columns.length
  return (
    <figure className="sheet columns">
      <figcaption>
        <b>{title}</b> <span>{note}</span>
      </figcaption>
      <div className="columns-plot">
        {/* An <img> takes its picture from elsewhere. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <svg width="100%" height="100%" role="img" aria-label={sentence}>
          {columns.map(({ key, share, title }, index) => (
            <g key={key} className={index === lead ? 'column column-lead' : 'column'}>
              <rect
                x={percent(index * width)}
                y={percent(100 - heightOf(share))}
                width={percent(width)}
                // Its foot is below the edge, so that it stands on the axis without a gap.
                height={percent(share === 0 ? 0 : heightOf(share) + 5)}
              />
              <rect className="column-hover" x={percent(index * width)} width={percent(width)} height="100%">
                <title>{title}</title>
              </rect>
            </g>
          ))}
        </svg>
        {marks.map(({ column, text, ringed = false }) => {
          const at = (column + 0.5) / columns.length
          const y = heightOf(columns[column]?.share ?? 0)
          return (
            <b
              key={column}
              aria-hidden="true"
              className="columns-mark"
              data-side={side(at)}
              style={{ '--at': percent(at * 100), '--y': percent(y) }}
            >
              <span>
                {text}
                {ringed && <PencilRing />}
              </span>
            </b>
          )
        })}
      </div>
      <div className="columns-ticks" aria-hidden="true">
        {ticks.map(({ at, text }) => (
          <span key={at} data-side={side(at)} style={{ '--at': percent(at * 100) }}>
            {text}
          </span>
        ))}
      </div>
    </figure>
  )
}
