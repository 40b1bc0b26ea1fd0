import { PageHead } from '#web/ui/page-head.tsx'
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
      <PageHead title={demo.title} lede={demo.lede}>
        {demo.action && (
          <p>
            <a className="link" href={demo.action.to}>
              {demo.action.label}
            </a>
          </p>
        )}
      </PageHead>
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
