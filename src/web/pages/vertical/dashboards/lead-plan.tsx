import { caption, frame, ringed, stages, type Stage } from '#verticals/real-estate/landing/dashboard.ts'
import { PencilRing } from '#web/ui/pencil.tsx'
import { Dashboard } from './dashboard.tsx'
import './lead-plan-openings.css'
import './lead-plan.css'

const wide = [46, 54, 56, 44]

function Dimensions({ of }: { of: readonly Stage[] }) {
  return (
    <div className="dimensions" aria-hidden="true">
      {of.map(stage => (
        <span key={stage.id} style={{ '--part': wide[stages.indexOf(stage)] }}>
          <em>{stage.stays}</em>
        </span>
      ))}
    </div>
  )
}

/** A quarter circle and the leaf: the way into the next room. */
const Door = () => (
  <svg className="door" viewBox="0 0 44 44" aria-hidden="true">
    <path d="M2 2H42A40 40 0 0 1 2 42" />
  </svg>
)

function Room({ stage: { id, name, about, stays, leads } }: { stage: Stage }) {
  return (
    <section className={`room room-${id}`} aria-labelledby={`stage-${id}`}>
      <h3>
        <span id={`stage-${id}`}>{name}</span>
        <small>{about}</small>
      </h3>
      <ul>
        {leads.map(lead => (
          <li key={lead.name}>
            <span>
              <b>{lead.name}</b>
              <small>{lead.about}</small>
            </span>
            <span className="score">
              <span className="visually-hidden">Score </span>
              {lead.score}
              {lead.name === ringed && <PencilRing seed={11} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="room-foot">
        {leads.length} leads<span className="room-stay">, stay {stays}</span>
      </p>
      <i className="opening" aria-hidden="true" />
      <Door />
      <i className="window" aria-hidden="true" />
    </section>
  )
}

/** The pipeline as a floor plan: rooms are stages, and doors are the ways between them. */
export function LeadPlan() {
  return (
    <Dashboard frame={frame}>
      <div className="lead-plan">
        <Dimensions of={stages.slice(0, 2)} />
        <div className="rooms">
          {stages.map(stage => (
            <Room key={stage.id} stage={stage} />
          ))}
        </div>
        <Dimensions of={stages.slice(2)} />
        <p className="lead-plan-caption">{caption}</p>
      </div>
    </Dashboard>
  )
}
