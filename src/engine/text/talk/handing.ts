// "Chuck me", "meet me halfway with", "our attorney wants", "quick peek at": what stands behind such words is handed over, whoever asks
// for it. A strange verb alone ("wipe out") may be an order, and a strange noun ("our star earner for") what is asked for.
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { askingParties, speakers } from './talk-words.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const ties = wordSet('with on at for to through about into')
const wants = wordSet('wants needs likes expects demands requires requests wanted needed')
const views = wordSet('waiting peek look glance eyes story scoop lowdown skinny word deal holding')
const opensNoun = wordSet('the our all any every top bottom avg average mean median total number a an')

const isSomebody = (word: string): boolean => speakers.has(word) || askingParties.has(word)

/** Whether words that hand over end before this place. */
export function endsHanding(tokens: readonly Token[], at: number): boolean {
  const [last, second, third, fourth] = [1, 2, 3, 4].map(back => text(tokens, at - back))
  if (/^(me|us)$/.test(last ?? '')) return true
  if (!opensNoun.has(text(tokens, at)) && tokens[at]?.kind !== 'number') return false
  if (wants.has(last ?? '')) return isSomebody(second ?? '') || isSomebody(third ?? '')
  // "I owe the developer the number of homes".
  if (askingParties.has(last ?? ''))
    return [second, third, fourth].some(word => /^(the|my|our|a|an)$/.test(word ?? ''))
  // "My wish is the number of orders", "I want to walk in with the five cheapest".
  const phrase = `${second ?? ''} ${last ?? ''}`
  if (/^(with|is|have|see|pulls?)$/.test(last ?? '') || /^(look(ed|ing)? at|chance of)$/.test(phrase))
    return isOfSomebody(tokens, at)
  return (
    ties.has(last ?? '') &&
    (views.has(second ?? '') || [second, third, fourth].some(word => isSomebody(word ?? '')))
  )
}

/** Whether somebody is spoken of since the last pause: "and I want to walk in with". */
function isOfSomebody(tokens: readonly Token[], at: number): boolean {
  const pause = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'mark')
  return tokens.slice(pause + 1, at).some(({ text: word }) => isSomebody(word) || word === 'chance')
}
