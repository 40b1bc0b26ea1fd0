import { Badge } from '#web/ui/badge.tsx'
import { PencilStrike } from '#web/ui/pencil.tsx'
import { markup, reasons } from './copy.ts'

/** A generic answer, corrected by hand. */
function MarkedAnswer() {
  return (
    <div className="sheet marked">
      <p className="marked-question">
        {markup.question} <Badge>{markup.label}</Badge>
      </p>
      <p className="marked-answer">
        {markup.parts.map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            <span key={part.wrong} className="correction">
              <del>
                {part.wrong}
                <PencilStrike seed={index} />
              </del>{' '}
              <ins>{part.right}</ins>
            </span>
          ),
        )}
      </p>
      <dl className="marked-notes">
        {markup.notes.map(({ figure, reason }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function Reasons() {
  return (
    <section className="wrap why" aria-labelledby="why">
      <div>
        <h2 className="display-2" id="why">
          {markup.title}
        </h2>
        <MarkedAnswer />
      </div>
      <div>
        <h2 className="heading-4 reasons-title">{reasons.title}</h2>
        <ul className="reasons">
          {reasons.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
