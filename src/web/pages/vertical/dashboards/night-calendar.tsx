import { described, frame, homes, nights, weekends } from '#verticals/vacation-rental/landing/dashboard.ts'
import { PencilRing } from '#web/ui/pencil.tsx'
import { Dashboard } from './dashboard.tsx'
import './night-calendar.css'

const legend = [
  { look: 'night direct', label: 'Direct' },
  { look: 'night marketplace', label: 'Marketplace' },
  { look: 'night owner', label: 'Owner stay' },
  { look: 'night blocked', label: 'Blocked' },
  { look: 'gap', label: 'Gap night' },
]

const dayLabels = [1, 5, 10, 15, 20, 25, 30]
const place = (night: number, length: number) => ({ '--from': night / nights, '--length': length / nights })

export function NightCalendar() {
  return (
    <Dashboard frame={frame} legend={legend}>
      <p className="visually-hidden">{described}</p>
      <div className="calendar" aria-hidden="true">
        <div className="calendar-row calendar-days">
          <span />
          <span className="calendar-track">
            {dayLabels.map(day => (
              <em key={day} style={place(day - 0.5, 0)}>
                {day}
              </em>
            ))}
          </span>
        </div>
        {homes.map(({ name, stays, gaps, ringed }) => (
          <div key={name} className="calendar-row">
            <span>{name}</span>
            <span className="calendar-track">
              {weekends.map(friday => (
                <u key={friday} style={place(friday, 2)} />
              ))}
              {stays.map(({ kind, from, nights: length }) => (
                <i key={from} className={`night ${kind}`} style={place(from, length)} />
              ))}
              {gaps.map(day => (
                <b key={day} className="gap" style={place(day - 0.5, 0)}>
                  {ringed && <PencilRing seed={day} />}
                </b>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Dashboard>
  )
}
