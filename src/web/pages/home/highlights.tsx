import { pencilRing } from '#web/art/pencil.ts'
import { PencilStrike } from '#web/ui/pencil.tsx'
import { TallyMarks } from '#web/ui/tally-marks.tsx'
import { highlights } from './copy.ts'

const marks = [
  { at: 2, label: '0', anchor: 'start' },
  { at: 134, label: '5', anchor: 'middle' },
  { at: 266, label: '10', anchor: 'middle' },
  { at: 398, label: '15 min', anchor: 'end' },
] as const
const steps = [
  { at: 0, label: 'Connect', anchor: 'start' },
  { at: 134, label: 'Map', anchor: 'middle' },
  { at: 239.6, label: 'Check', anchor: 'middle' },
  { at: 332, label: 'Live', anchor: 'middle' },
] as const
const minutes = Array.from({ length: 16 }, (_, minute) => ({ minute, x: 2 + minute * 26.4 }))
const ruler = minutes.map(({ minute, x }) => `M${x.toFixed(1)} 46v${minute % 5 ? -11 : -20}`).join('')

function Timeline() {
  return (
    <svg className="timeline" viewBox="0 0 400 92" aria-hidden="true">
      <path d={`${ruler}M2 46H398`} className="timeline-rule" />
      <path d="M2 46H332" className="timeline-span" />
      {marks.map(({ at, label, anchor }) => (
        <text key={at} x={at} y="16" textAnchor={anchor} className="timeline-minute">
          {label}
        </text>
      ))}
      {steps.map(({ at, label, anchor }) => (
        <text key={label} x={at} y="80" textAnchor={anchor} className="timeline-step">
          {label}
        </text>
      ))}
      <path d={pencilRing(332, 74, 29, 16, 5)} className="timeline-ring" />
    </svg>
  )
}

function Permissions() {
  return (
    <ul className="permissions">
      {highlights.secure.permissions.map(permission => (
        <li key={permission.action}>
          {'struck' in permission ? (
            <b className="struck">
              {permission.action}
              <PencilStrike />
            </b>
          ) : (
            <b>{permission.action}</b>
          )}
          <span>{permission.scope}</span>
          <i>{permission.verdict}</i>
        </li>
      ))}
    </ul>
  )
}

export function Highlights() {
  const { fast, secure, support } = highlights
  const rows = [
    { ...fast, proof: <Timeline /> },
    { ...secure, drawing: null, proof: <Permissions /> },
    { ...support, proof: <TallyMarks count={24} /> },
  ]
  return (
    <section className="wrap" aria-labelledby="highlights">
      <h2 className="visually-hidden" id="highlights">
        {highlights.title}
      </h2>
      <div className="highlights">
        {rows.map(({ title, text, drawing, proof }) => (
          <div key={title} className="highlight">
            <h3 className="display-3">{title}</h3>
            <p className="muted">{text}</p>
            <div>
              {proof}
              {drawing && <span className="visually-hidden">{drawing}</span>}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
