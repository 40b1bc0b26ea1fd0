import { useState } from 'react'
import type { Answer } from '#contract/answer.ts'
import { copy } from './copy.ts'
import { Sign } from './sign.tsx'

export function DownloadCsv({ answer, question }: { answer: Answer; question: string }) {
  const [failed, setFailed] = useState(false)
  async function download() {
    // The writer of CSV is fetched by those who want a file.
    const writer = await import('./csv.ts').catch(() => null)
    setFailed(writer === null)
    if (writer === null) return
    const { csvOf, fileNameOf } = writer
    const url = URL.createObjectURL(new Blob([csvOf(answer)], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileNameOf(question)
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <button type="button" className="tool" onClick={() => void download()}>
      <Sign name="download" />
      <span aria-live="polite">{failed ? copy.notDownloaded : copy.downloadCsv}</span>
    </button>
  )
}
