import {
  calendar,
  frame,
  matters,
  ringed,
  states,
  type Matter,
  type State,
} from '#verticals/legal/landing/dashboard.ts'
import { PencilRing } from '#web/ui/pencil.tsx'
import { Dashboard } from './dashboard.tsx'
import './docket.css'

const looks = { Reviewed: 'reviewed', 'In Progress': 'in-progress', Queued: 'queued' } satisfies Record<
  State,
  string
>

const legend = [
  ...states.map(state => ({ look: `docket-key ${looks[state]}`, label: state })),
  { look: 'deadline', label: 'Deadline' },
]

const at = (day: number) => (day - calendar.from) / (calendar.to - calendar.from)
const span = (from: number, to: number) => ({ '--at': at(from), '--length': at(to) - at(from) })

function Work({ matter }: { matter: Matter }) {
  const { from, doneUntil, until, due, state } = matter
  return (
    <span className="docket-track" aria-hidden="true">
      {doneUntil !== null && <i className="reviewed" style={span(from, doneUntil)} />}
      {until > (doneUntil ?? from) && <i className={looks[state]} style={span(doneUntil ?? from, until)} />}
      <b className="deadline" style={{ '--at': at(due) }} />
      {matter.name === ringed && (
        <em className="docket-mark" style={{ '--at': at(due) }}>
          <PencilRing seed={6} />
        </em>
      )}
    </span>
  )
}

/** Matters as lines on a legal pad, against the days of the month. */
export function Docket() {
  return (
    <Dashboard frame={frame} legend={legend}>
      <ul className="docket">
        <li className="docket-axis" aria-hidden="true">
          <span />
          <span className="docket-track">
            {calendar.labels.map(day => (
              <em key={day} style={{ '--at': at(day + 0.5) }}>
                Jun {day}
              </em>
            ))}
            <em className="today" style={{ '--at': at(calendar.today) }}>
              Today
            </em>
          </span>
          <span />
        </li>
        {matters.map(matter => (
          <li key={matter.name} style={{ '--today': at(calendar.today) }}>
            <span className="docket-name">
              <b>{matter.name}</b>
              <small>{matter.pages} pages</small>
            </span>
            <Work matter={matter} />
            <span className="docket-state">
              {matter.state}
              <span className="visually-hidden">, due June {Math.floor(matter.due)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dashboard>
  )
}
