// How things stood at a time, and not what happened in it.
import type { Line } from '#engine/parse/piece.ts'

/** "Are for sale today", "what do we have today": how things are, while "went", "new" and "came in" tell what happened. */
export function stateOf(line: Line, at: number): { state?: true } {
  if (line.pieces[at]?.text !== 'today') return {}
  const texts = line.pieces.map(({ text }) => text)
  const is = texts.some(text => /^(is|are|s|have|has|there)$/.test(text))
  return is && !texts.some(text => happens.test(text)) ? { state: true } : {}
}

const happens =
  /^(went|goes?|going|came|comes?|coming|got|gets?|getting|became|become|turned|moved|did|was|were|been|had|will|new|newly|just|fresh|\w+ing)$/

const having =
  /\b(?:did|do) (?:we|i|you|they) (?:have|own|hold|carry|manage|offer)(?: (?:in|at|on|by|as of|the|end of|beginning of|start of))*$/

/** "How many homes did we have last month": all that were there by then, and not those that came in it. */
export function heldOf(line: Line, at: number): { held?: true } {
  const before = line.pieces.slice(Math.max(0, at - 7), at).map(({ text }) => text)
  return having.test(before.join(' ')) ? { held: true } : {}
}
