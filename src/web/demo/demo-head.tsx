import type { Overview } from './data/demo-data.ts'
import type { DemoDefinition } from './definition.ts'
import { WaitingNote } from './waiting-note.tsx'
import './demo-head.css'

interface DemoHeadProps {
  demo: DemoDefinition
  overview: Overview
  waiting: boolean
}

/** Title left, what it is about right; under it, how the data is coming along. */
export function DemoHead({ demo, overview, waiting }: DemoHeadProps) {
  return (
    <>
      <div className="demo-head">
        <h1 className="display-2">{demo.title}</h1>
        <div>
          <p className="lede">{demo.lede}</p>
          {demo.action && (
            <p>
              <a className="link" href={demo.action.to}>
                {demo.action.label}
              </a>
            </p>
          )}
        </div>
      </div>
      <output className="demo-status needs-script">
        {waiting ? (
          <WaitingNote waiting={demo.waiting} />
        ) : (
          overview.settled && (overview.partial ? 'Part of the data could not be loaded' : demo.loaded)
        )}
      </output>
    </>
  )
}
