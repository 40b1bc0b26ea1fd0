// The question engine of one demo: a question in, a plan with its SQL or an honest refusal out. Pure: no clock, no network.
import type { Model } from '#contract/model.ts'
import { ModelIndex, UnknownEntry } from './model-index.ts'
import { build } from './parse/assemble/build.ts'
import { draftOf } from './parse/assemble/draft.ts'
import { Unclear } from './parse/assemble/unclear.ts'
import { continued, leans } from './parse/follow-up.ts'
import type { Placed } from './parse/item.ts'
import { link } from './parse/link.ts'
import type { Line } from './parse/piece.ts'
import { refusalOf } from './parse/refuse.ts'
import { scan } from './parse/scan.ts'
import { onDay } from './parse/today.ts'
import { buildVocabulary, type ValueLists } from './parse/vocabulary.ts'
import type { Reading } from './reading.ts'
import { compile } from './sql/compile.ts'
import { Unreachable } from './sql/scope.ts'
import { tokenize } from './text/tokenize.ts'

export interface Engine {
  /** `today` like 2026-11-15; `history` holds the earlier questions of the chat, oldest first. */
  read(question: string, history: readonly string[], today: string): Reading
}

export function createEngine({ model, values }: { model: Model; values: ValueLists }): Engine {
  // Days follow each other: one model for the day at hand is enough.
  let day = { today: '', index: new ModelIndex(model) }
  const indexOn = (today: string) => {
    if (day.today !== today) day = { today, index: new ModelIndex(onDay(model, today)) }
    return day.index
  }
  const vocabulary = buildVocabulary(model, values)
  const declined = (reason: Extract<Reading, { kind: 'declined' }>['reason'], words: string[]): Reading => ({
    kind: 'declined',
    reason,
    words,
    message: '',
    suggestions: model.examples.slice(0, 3),
  })

  /** A question that cannot stand alone goes on from the one before, which may itself go on from an earlier one. */
  const inContext = (
    question: string,
    line: Line,
    placed: Placed[],
    history: readonly string[],
    today: string,
  ): Placed[] => {
    const before = history.at(-1)
    if (before === undefined || !leans(question, line, placed)) return placed
    const earlier = link(tokenize(before), vocabulary, today)
    return continued(
      inContext(before, earlier, scan(earlier).placed, history.slice(0, -1), today),
      placed,
      question,
    )
  }

  return {
    read(question, history, today) {
      const tokens = tokenize(question)
      const line = link(tokens, vocabulary, today)
      const refusal = refusalOf(line, tokens)
      if (refusal !== null) return declined(refusal.reason, refusal.words)
      const scanned = scan(line)
      const { unused } = scanned
      const placed = inContext(question, line, scanned.placed, history, today)
      const unknown = unused.map(({ text }) => text)
      if (unknown.length > 0) return declined('unknown words', unknown)
      if (placed.length === 0) return declined('not a question about the data', [])
      try {
        const index = indexOn(today)
        const { plan, period } = build(draftOf(index, today, placed))
        return {
          kind: 'plan',
          plan,
          sql: compile(plan, index),
          columns: [],
          understood: [],
          unused: [],
          assumed: false,
          periodLabel: period?.label ?? null,
        }
      } catch (error) {
        if (error instanceof Unclear || error instanceof Unreachable || error instanceof UnknownEntry)
          return { ...declined('beyond the engine', []), message: error.message }
        throw error
      }
    },
  }
}
