// "… my team closed", "… I listed myself", "… we lost money on", "… through | the marketing team": clauses and ends of clauses that say which
// rows are meant, though they speak of those who ask.
import { auxiliary } from './talk/telling.ts'
import type { Span, Token } from './token.ts'
import { wordSet } from './word-list.ts'
import * as wrapping from './talk/wrapping-words.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const persons = wordSet('i we you he she they')
const determiners = wordSet('my our the a his her their')
const adverbs = wordSet('personally just really also already always ever never actually recently')
/** Whoever says, thinks or hopes something needs no thing to do it to. */
const speech = [wrapping.wanting, wrapping.knowing, wrapping.asking, wrapping.telling]
const sayings = wordSet(
  'swear promise hope guess think bet believe reckon insist insists agree agreed know mean forgot hurry wait waits quit died left called',
)
const strays = wordSet(
  'myself ourselves himself herself late early on about for with to best most off out up down',
)

/** Whether nothing is said of what they did it to: that stands before the clause. */
export function lacksObject(tokens: readonly Token[], { start, end }: Span): boolean {
  const verb = pastSubject(tokens, start)
  if (verb === start || verb >= end) return false
  let at = verb
  while (adverbs.has(text(tokens, at))) at++
  const word = text(tokens, at)
  if (auxiliary.has(word) || sayings.has(word) || speech.some(set => set.has(word))) return false
  const last = text(tokens, end - 1)
  return end - at === 1 || (end - at <= 3 && strays.has(last))
}

function pastSubject(tokens: readonly Token[], start: number): number {
  if (persons.has(text(tokens, start))) return start + 1
  return determiners.has(text(tokens, start)) ? start + 2 : start
}

const leadsOn = wordSet('through via by from with of in on at near under for to')

const places = wordSet('through via near inside outside under across along around behind beside within')

/** "Through the marketing team", "handled by support": such words open no talk, wherever they stand. */
function restricts(tokens: readonly Token[], { start, end }: Span): boolean {
  const first = tokens.slice(start, end).findIndex(({ kind }) => kind !== 'mark') + start
  return (
    places.has(text(tokens, first)) ||
    (text(tokens, first).endsWith('ed') && text(tokens, first + 1) === 'by')
  )
}

/** Whether what is told behind a question belongs to it: its last word leads on, or the clause lacks what stands before. */
export function belongsBefore(tokens: readonly Token[], asking: Span, told: Span): boolean {
  if (restricts(tokens, told)) return true
  if (told.start < asking.end) return false
  const before = tokens[told.start - 1]
  if (before?.kind === 'word' && leadsOn.has(before.text)) return true
  const isParted = before?.kind === 'mark' || tokens[told.start]?.kind === 'mark'
  return tokens[told.end - 1]?.possessive === true || (!isParted && lacksObject(tokens, told))
}
