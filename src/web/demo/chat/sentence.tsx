import type { Answer } from '#contract/answer.ts'
import { findingOf } from './finding.ts'

/** The answer in one sentence, with its figure marked. */
export function Sentence({ answer }: { answer: Answer }) {
  const text = answer.answer
  const finding = findingOf(answer)
  const at = finding === null ? -1 : text.indexOf(finding)
  if (finding === null || at < 0) return <p className="reply-sentence">{text}</p>
  return (
    <p className="reply-sentence">
      {text.slice(0, at)}
      <em>{finding}</em>
      {text.slice(at + finding.length)}
    </p>
  )
}
