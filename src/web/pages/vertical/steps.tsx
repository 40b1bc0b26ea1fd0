import type { ReactNode } from 'react'
import { pencilRing } from '#web/art/pencil.ts'
import './steps.css'

const store = (
  <g className="pen">
    <path d="M20 46h76v54H20z" className="material" />
    <path d="M14 46l10-24h68l10 24z" className="paper" />
    <path d="M14 46a11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0 11 11 0 0 0 22 0" className="paper" />
    <path d="M48 100V72h20v28" />
    <path d="M102 76h50" strokeDasharray="1 8" />
    <path d="M158 34h76v66h-76z" className="paper" />
    <path d="M158 54h76M158 77h76M184 34v66" />
  </g>
)

const question = (
  <>
    <path d="M40 22h180a14 14 0 0 1 14 14v64H40a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14z" className="ink" />
    <path d="M50 48h34M98 48h60M172 48h34M50 74h66M130 74h30" className="writing" />
  </>
)

const answer = (
  <>
    <rect x="26" y="12" width="208" height="98" rx="10" className="pen paper" />
    <path d="M44 34h110M44 48h74" className="writing-dark" />
    <path d="M44 66h120v10H44z" className="lead" />
    <path d="M44 82h78v10H44z" className="follow" />
    <path d="M176 72h24" className="writing-dark" />
    <path d={pencilRing(188, 72, 24, 17, 5)} className="ring" />
  </>
)

const drawings: readonly ReactNode[] = [store, question, answer]

export function Steps({ title, list }: { title: string; list: readonly { title: string; text: string }[] }) {
  return (
    <section className="wrap" aria-labelledby="steps">
      <h2 className="display-2 steps-title" id="steps">
        {title}
      </h2>
      <ol className="steps">
        {list.map((step, index) => (
          <li key={step.title}>
            <svg viewBox="0 0 260 120" aria-hidden="true">
              {drawings[index]}
            </svg>
            <p className="step-number">Step {index + 1}</p>
            <h3 className="display-3">{step.title}</h3>
            <p className="muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
