// Slips of paper that show what a job hands over. They illustrate the text beside them and are hidden from screen readers.
import type { Slip } from '#verticals/landing/landing.ts'
import './slip.css'

type Of<K extends Slip['kind']> = Extract<Slip, { kind: K }>

function Messages({ received, sent, note }: Of<'messages'>) {
  return (
    <div className="slip slip-messages">
      <p className="received">{received}</p>
      <p className="sent">{sent}</p>
      <p className="slip-note">{note}</p>
    </div>
  )
}

function Rows({ caption, rows }: Of<'rows'>) {
  return (
    <div className="slip slip-rows">
      {caption && <p className="slip-note">{caption}</p>}
      <ul>
        {rows.map(({ name, was, value, strong }) => (
          <li key={name} className={strong ? 'strong' : undefined}>
            <span>{name}</span>
            <span>
              {was && <s>{was}</s>} <mark>{value}</mark>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SlipBars({ caption, bars }: Of<'bars'>) {
  return (
    <div className="slip slip-bars">
      <p className="slip-note">{caption}</p>
      <ul>
        {bars.map(({ name, share, value }) => (
          <li key={name} style={{ '--share': share }}>
            <span>{name}</span>
            <span>
              <i />
              {value}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Track({ steps }: Of<'track'>) {
  return (
    <div className="slip slip-track">
      <ul>
        {steps.map(({ time, text, done }) => (
          <li key={text} className={done ? 'done' : undefined}>
            <span>{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lanes({ caption, note, days, lanes }: Of<'lanes'>) {
  return (
    <div className="slip slip-lanes">
      <p className="slip-note">{caption}</p>
      <ul>
        {lanes.map(({ name, spans }) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              {spans.map(({ from, days: length, look }) => (
                <i key={from} className={look} style={{ '--from': from / days, '--length': length / days }} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="slip-note">{note}</p>
    </div>
  )
}

function Columns({ caption, from, to, heights }: Of<'columns'>) {
  const hours = heights.map((height, hour) => ({ height, hour }))
  return (
    <div className="slip slip-columns">
      <p className="slip-note">{caption}</p>
      <div>
        {hours.map(({ height, hour }) => (
          <i key={hour} style={{ '--share': height }} />
        ))}
      </div>
      <p className="slip-note slip-ends">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}

function Clause({ before, struck, added, note }: Of<'clause'>) {
  return (
    <div className="slip slip-clause">
      <p>
        {before} <s>{struck}</s> <mark>{added}</mark>
      </p>
      <p className="slip-note">{note}</p>
    </div>
  )
}

export function SlipOf({ slip }: { slip: Slip }) {
  switch (slip.kind) {
    case 'messages':
      return <Messages {...slip} />
    case 'rows':
      return <Rows {...slip} />
    case 'bars':
      return <SlipBars {...slip} />
    case 'track':
      return <Track {...slip} />
    case 'lanes':
      return <Lanes {...slip} />
    case 'columns':
      return <Columns {...slip} />
    case 'clause':
      return <Clause {...slip} />
  }
}
