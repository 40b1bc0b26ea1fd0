// A state or a column that was named by a participle is not meant by every form of its verb.
import type { Match } from '#engine/lookup/phrase-index.ts'
import { stem } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/token.ts'
import { people } from '#engine/text/verbs/verb-places.ts'
import type { Meaning } from './piece.ts'

/** "Need to confirm" is not "confirmed", "the rate" is not "rated": the bare verb of a state or a column names neither. */
export const isBareVerb = (tokens: readonly Token[], { start, end, phrase, payload }: Match<Meaning>) => {
  const text = tokens[start]?.text ?? ''
  // "Add the city" asks for a column; "did we add" tells when.
  const opens = start === 0 || /^(and|also|please|now|then|just|,)$/.test(tokens[start - 1]?.text ?? '')
  // "The end of the month" is no stay that ends.
  const isThing = /^(the|a|at|by|of|on|month|year|week)$/.test(tokens[start - 1]?.text ?? '')
  // "Guests who showed up" arrived; emails that "show up in" a list do not.
  const first = phrase.slice(0, Math.max(phrase.indexOf(' '), 0)) || phrase
  // "How much did weekly stays make": they were made by somebody, but what they make is money.
  const doer = tokens[start - 1]?.text ?? ''
  if (payload.kind === 'date' && text === 'make' && doer.endsWith('s') && !people.test(doer)) return true
  if (payload.kind === 'value' && isOtherState(tokens, start, end, phrase)) return true
  if (payload.kind === 'date' && (opens || isThing) && isOtherForm(first, text)) return true
  return (
    end - start === phrase.split(' ').length &&
    (payload.kind === 'value' ||
      payload.kind === 'attribute' ||
      (payload.kind === 'date' && (opens || isThing))) &&
    // "Orders on PayPal" are not "ordered on" a day.
    [text, text.replace(/s$/, '')].some(verb => first === `${verb}ed` || first === `${verb}d`)
  )
}

/** The last word tells the state: "being sold" is not "is sold", "now selling" is not "now sold". */
const isOtherState = (tokens: readonly Token[], start: number, end: number, phrase: string): boolean => {
  const words = phrase.split(' ')
  // An article may stand between the words.
  const said = (at: number) => tokens[end - start === words.length ? start + at : at === 0 ? start : end - 1]
  return words.some(
    (word, at) =>
      (words.length === 1 || /^(being|selling)$/.test(word)) && isOtherForm(word, said(at)?.text ?? ''),
  )
}

/** "Did we process" is not "processing", "who is occupying" is not "occupied": a state is named by its own participle. */
const isOtherForm = (first: string, text: string): boolean =>
  stem(first) !== first &&
  (first.endsWith('ing') ? !text.endsWith('ing') : first.endsWith('ed') && text.endsWith('ing'))
