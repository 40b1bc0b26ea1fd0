// Whether words that a mark parts from a request tell of those who ask, of somebody who does something, or of what they plan.
import type { Span, Token } from '#engine/text/token.ts'
import { isGoal } from './aims.ts'
import { chooses } from './choosing.ts'
import { opensWithPerson } from './lead-ins.ts'
import { isHead } from './occasions.ts'
import { isSomebodyHere, tells } from './telling.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** "Our columnist needs a chart for Sunday", "putting together the window display": somebody who does something. */
export const isToldOf = (tokens: readonly Token[], given: Span): boolean => {
  const { start, end } = pastCalls(tokens, given)
  return isToldOfThem(tokens, { start, end }) || (end - start > 3 && isGoal(tokens, { start, end }))
}

/** "Ok question, I am doing the cash plan": what only calls for attention. */
const pastCalls = (tokens: readonly Token[], { start, end }: Span): Span => {
  let first = start
  while (
    first < end - 3 &&
    /^(ok|okay|question|hey|hi|so|well|right|alright|um|uh|,)$/.test(text(tokens, first))
  )
    first++
  return { start: first, end }
}

const isToldOfThem = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end - start > 2 &&
  // "…, who was that, in which house": what is asked behind a pause is not told.
  !tokens
    .slice(start, end)
    .some(
      (token, i) =>
        token.text === ',' && /^(what|which|how|who|whose|where)$/.test(text(tokens, start + i + 1)),
    ) &&
  ((/^(my|our|the|a|an|some|this|his|her|one)$/.test(text(tokens, start)) &&
    !/^(average|total|median|number|top|most|best|highest|lowest|share|percentage|revenue)$/.test(
      text(tokens, start + 1),
    ) &&
    tokens.slice(start + 2, Math.min(end, start + 7)).some(({ text: word }) => verbsOfPeople.test(word))) ||
    (/^(i|we)$/.test(text(tokens, start)) && ofMyself.test(text(tokens, start + 1))) ||
    doing.test(text(tokens, start)))
const ofMyself =
  /^(am|are|was|were|have|had|got|just|only|forgot|forget|keep|lost|left|bet|hate|love|promised|told|said|met|saw|spoke|spilled|broke|hope|think|guess|feel|can|cannot|could|do|did)$/
const verbsOfPeople =
  /^(is|are|was|has|had|have|needs|wants|wanted|needed|asked|asks|keeps|called|wrote|said|says|thinks|reckons|swears|claims|would|will|just|only|got|makes|does|did|came|comes|likes|loves|hates|broke|quit|left|forgot|lost|deleted)$/
const doing =
  /^(putting|preparing|planning|writing|drafting|working|thinking|trying|building|prepping|getting|doing|making|updating|finishing|cleaning|redoing|reviewing|sitting|standing|stuck|heading|driving|finally|quick)$/

/** "My boss wants this by tonight:", "writing our annual report,": nothing of the rows, though every word of it is known. */
export const isOfAskers = (tokens: readonly Token[], span: Span): boolean => {
  const first = text(tokens, span.start)
  return (
    tells(tokens, span) &&
    !chooses(tokens, span) &&
    (opensWithPerson(tokens, span.start) ||
      /^(someone|somebody)$/.test(first) ||
      isSomebodyHere(tokens.slice(span.start, span.end).map(token => token.text)) ||
      (/^(i|we)$/.test(first) &&
        /^(swear|asked|promised|forgot|told|said|keep|bet)$/.test(text(tokens, span.start + 1))) ||
      (doing.test(first) && tokens.slice(span.start, span.end).some(({ text: word }) => isHead(word))))
  )
}

/** "Dead stock hunt before the holidays, I need shelf space": told in several breaths. */
export function everyPartTells(tokens: readonly Token[], { start, end }: Span): boolean {
  let { start: from } = pastCalls(tokens, { start, end })
  for (let at = from; at <= end; at++) {
    if (at < end && !/^[,-]$/.test(text(tokens, at))) continue
    // "My boss, he's the appraiser, …": who is told of, by a part of its own.
    const isPerson = at < end && at - from <= 3 && opensWithPerson(tokens, from)
    if (!isPerson && !tells(tokens, { start: from, end: at })) return false
    from = at + 1
  }
  return true
}
