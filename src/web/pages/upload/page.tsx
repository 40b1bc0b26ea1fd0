import { useRef } from 'react'
import { hydrated } from '#web/document/handle.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { copy } from './copy.ts'
import { DropZone } from './drop-zone.tsx'
import { ExpectedColumns } from './expected-columns.tsx'
import { DoneMessage, FailedMessage } from './messages.tsx'
import sample from './sample-listings.csv?url'
import { SkippedRowList } from './skipped-rows.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useUpload } from './use-upload.ts'
import './messages.css'
import './plan.css'
import './upload.css'

export const handle = hydrated

export default function UploadPage() {
  const { state, skipped, upload, retry, dismiss, dismissSkipped } = useUpload()
  const input = useRef<HTMLInputElement>(null)
  const keepingFocus = useKeptFocus(input, state.kind)
  return (
    <div className="wrap upload" data-material="blue">
      <PageHead title={copy.title} lede={copy.lede} />
      <div className="blueprint on-material">
        {state.kind === 'done' && (
          <DoneMessage
            outcome={state.outcome}
            skipped={skipped.total}
            onDismiss={keepingFocus(dismiss)}
            onLeave={dismiss}
          />
        )}
        {state.kind === 'failed' && (
          <FailedMessage
            failure={state.failure}
            onRetry={keepingFocus(retry)}
            onDismiss={keepingFocus(dismiss)}
          />
        )}
        <div className="plan">
          <p className="dimension" aria-hidden="true">
            <span>{copy.dimensions.width}</span>
          </p>
          <p className="dimension" aria-hidden="true">
            <span>{copy.dimensions.sample}</span>
          </p>
          <span className="dimension-upright" aria-hidden="true">
            <span>{copy.dimensions.height}</span>
          </span>
          <DropZone
            working={state.kind === 'working' ? state : null}
            input={input}
            onFiles={keepingFocus(upload)}
          />
          <div className="room sample-room">
            <h2>{copy.sample.title}</h2>
            <p>{copy.sample.text}</p>
            <p>
              <a className="link" href={sample} download={copy.sample.fileName}>
                {copy.sample.link}
              </a>
            </p>
          </div>
        </div>
      </div>
      {skipped.total > 0 && <SkippedRowList rows={skipped} onDismiss={dismissSkipped} />}
      <ExpectedColumns />
    </div>
  )
}
