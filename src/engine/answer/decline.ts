// Declining is an answer: what is missing, what there is instead, and the nearest questions that do work.
import type { Model } from '#contract/model.ts'
import type { DeclineReason, Reading } from '#engine/reading.ts'
import { fold } from '#engine/text/fold.ts'
import { stem } from '#engine/text/stem.ts'
import { holds } from './about.ts'
import { quoted } from './filter-words.ts'
import { joined, sentenceCase } from './grammar.ts'
import { nearestExamples } from './suggestions.ts'

export function decline(
  reason: DeclineReason,
  words: readonly string[],
  question: string,
  model: Model,
): Extract<Reading, { kind: 'declined' }> {
  return {
    kind: 'declined',
    reason,
    words: [...words],
    message: messages[reason](words, model),
    suggestions: nearestExamples(question, model),
  }
}

const messages = {
  absent: (words, model) =>
    `I can’t tell from this data: it holds nothing about ${joined(missing(words, model), 'or')}. ${holds(model)}`,
  'unknown words': (words, model) =>
    words.length === 0
      ? `I don’t know a word of that question. ${holds(model)}`
      : `I don’t know what ${joined(words.map(quoted))} ${words.length === 1 ? 'means' : 'mean'} here, and leaving ${words.length === 1 ? 'it' : 'them'} out could change the answer. ${holds(model)}`,
  'wants a change': () =>
    'I only read this data, so nothing was changed. I can show you the rows; change them where they are kept.',
  'wants a forecast': () =>
    'I can’t see ahead: this data holds what was recorded, not what will happen. I can show how it has gone so far.',
  'wants an opinion': () =>
    'That is a judgment I can’t make from this data. I can put the numbers side by side, and you decide.',
  'not a question about the data': (_, model) =>
    `That doesn’t look like a question about this data. ${holds(model)}`,
  'recorded of others': ([what = 'that', theirs = 'others', asked = 'these']) =>
    `I can’t tell from this data: ${what} is recorded for ${theirs}, not for ${asked}. Ask about one of the two, or try one of these.`,
  'needs a period': ([what = 'that']) =>
    `${sentenceCase(what)} can only be told for a period. Add one, such as “in July” or “this year”, or try one of these.`,
  'in two minds': ([own = 'this', likely]) =>
    likely === undefined
      ? 'I’m not sure that I follow: what I make of this is seldom what such words ask for. Say it in other words, or try one of these.'
      : `I’m not sure that I follow: I would answer with ${own}, and such words usually ask for ${likely}. Say it in other words, or try one of these.`,
  'nothing found': ([plain]) =>
    plain === undefined
      ? 'Nothing in this data fits that as I understand it, and I may have misread it. Say it in other words, or try one of these.'
      : `Nothing in this data fits that as I understand it: ${quoted(plain)}. If you mean something else, say it in other words, or try one of these.`,
  'beyond the engine': words =>
    words.length === 0
      ? 'I follow the words, but I can’t work that out reliably. Ask for one part of it, or try one of these.'
      : `I follow the words, but I can’t work out ${joined(words)} here reliably. Ask for one part of it, or try one of these.`,
} as const satisfies Record<DeclineReason, (words: readonly string[], model: Model) => string>

/** What is missing, as the model calls it; words that it has no name for are quoted. */
function missing(words: readonly string[], { absent }: Model): string[] {
  const found = words.map(word => {
    const entry = absent.find(one => one.words.some(known => phrase(known) === phrase(word)))
    return entry?.label ?? quoted(word)
  })
  return found.length === 0 ? ['that'] : [...new Set(found)]
}

const phrase = (text: string): string =>
  fold(text)
    .split(/[\s-]+/)
    .map(stem)
    .join(' ')
