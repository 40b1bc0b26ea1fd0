import { copy } from './copy.ts'
import type { Step } from './use-upload.ts'
import './progress-ruler.css'

/** Progress as a ruler. While files are read and looked up nobody knows how long it is. */
export function ProgressRuler({ step }: { step: Step }) {
  const isSaving = step.kind === 'saving'
  const part = isSaving ? step.saved / step.of : 0
  const rows = isSaving ? copy.working.rows(step.saved, step.of) : undefined
  return (
    <div className="ruler">
      <progress
        className="visually-hidden"
        aria-label={copy.working.progress}
        aria-valuetext={rows}
        {...(isSaving ? { max: step.of, value: step.saved } : {})}
      />
      <div className="ruler-edge" aria-hidden="true" style={{ '--part': part }} />
      <p className="ruler-words">
        <span>{copy.working[step.kind]}</span>
        <span>{rows}</span>
      </p>
    </div>
  )
}
