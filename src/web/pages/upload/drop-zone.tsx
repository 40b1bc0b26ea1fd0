import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { copy } from './copy.ts'
import { ProgressRuler } from './progress-ruler.tsx'
import type { Step } from './use-upload.ts'
import './drop-zone.css'

interface DropZoneProps {
  /** Set while an upload runs. */
  working: { files: number; step: Step } | null
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
}

/** The large room of the plan: files are dropped into it, or chosen. */
export function DropZone({ working, input, onFiles }: DropZoneProps) {
  const { files, handlers } = useDrop(working === null, onFiles)
  useEarlyChoice(input, onFiles)
  const isOver = files !== null
  return (
    <div className="room drop-zone" data-over={isOver || undefined} {...handlers}>
      {working ? (
        <>
          <output>
            <h2>{copy.working.title(working.files)}</h2>
          </output>
          <ProgressRuler step={working.step} />
        </>
      ) : (
        <>
          <h2>{isOver ? copy.drop.over : copy.drop.title}</h2>
          <p>{isOver ? copy.drop.overFiles(files) : copy.drop.text}</p>
        </>
      )}
      <label className="choose-files needs-script" hidden={isOver || working !== null}>
        <span aria-hidden="true">{copy.drop.choose}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          multiple
          aria-label={copy.drop.inputLabel}
          disabled={working !== null}
          onChange={({ currentTarget }) => onFiles(taken(currentTarget))}
        />
      </label>
      <p className="upload-without-scripts">{copy.drop.needsScripts}</p>
      <svg className="door" viewBox="0 0 84 92" aria-hidden="true">
        <rect y="83.5" width="84" height="9" />
        <path d="M2 84V6M2 6A78 78 0 0 1 82 84" />
      </svg>
    </div>
  )
}

/** The files of an input, which is emptied: choosing the same file again would otherwise be no change. */
function taken(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

/** A file may have been chosen on the finished page before its script arrived. */
function useEarlyChoice(input: RefObject<HTMLInputElement | null>, onFiles: (files: File[]) => void) {
  const first = useRef(onFiles)
  useEffect(() => {
    if (input.current?.files?.length) first.current(taken(input.current))
  }, [input])
}

/** While something is dragged over the room, how many files it is. */
function useDrop(enabled: boolean, onFiles: (files: File[]) => void) {
  const [files, setFiles] = useState<number | null>(null)

  // A file that misses the room would replace the page.
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])

  const leaves = ({ currentTarget, relatedTarget }: DragEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

  return {
    files: enabled ? files : null,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (enabled) setFiles([...event.dataTransfer.items].filter(({ kind }) => kind === 'file').length)
      },
      onDragLeave: (event: DragEvent) => {
        if (leaves(event)) setFiles(null)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setFiles(null)
        if (enabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
