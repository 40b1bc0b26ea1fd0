import { PencilRing } from '#web/ui/pencil.tsx'
import { ringedWords } from './ringed-words.ts'
import './ringed-question.css'

/** The question again, with what was not understood ringed in red; nothing where no word is to blame. */
export function RingedQuestion({ question, unknown }: { question: string; unknown: readonly string[] }) {
  const parts = ringedWords(question, unknown)
  if (!parts.some(({ ringed }) => ringed)) return null
  return (
    <p className="ringed-question">
      {parts.map(({ text, ringed, at }) =>
        ringed ? (
          <mark key={at}>
            {text}
            <PencilRing seed={at + 3} />
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
