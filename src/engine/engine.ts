// The question engine of one demo: a question in, a plan with its SQL or an honest refusal out. Pure: no clock, no network.
import type { Model } from '#contract/model.ts'
import { about } from './answer/about.ts'
import { understood } from './answer/chips.ts'
import { describeColumns } from './answer/columns.ts'
import { decline } from './answer/decline.ts'
import { ModelIndex, UnknownEntry } from './model-index.ts'
import { build } from './parse/assemble/build.ts'
import { draftOf } from './parse/assemble/draft.ts'
import { Unclear } from './parse/assemble/unclear.ts'
import { continued, leans } from './parse/follow-up.ts'
import type { Placed } from './parse/item.ts'
import { link } from './parse/link.ts'
import type { Line } from './parse/piece.ts'
import { asksAboutTheData, refusalOf } from './parse/refuse.ts'
import { scan } from './parse/scan.ts'
import { onDay } from './parse/today.ts'
import { buildVocabulary, type ValueLists } from './parse/vocabulary.ts'
import type { Reading } from './reading.ts'
import { compile } from './sql/compile.ts'
import { Unreachable } from './sql/scope.ts'
import { withoutStory } from './parse/story.ts'
import { tokenize } from './text/tokenize.ts'

export interface Engine {
  /** `today` like 2026-11-15; `history` holds the earlier questions of the chat, oldest first. */
  read(question: string, history: readonly string[], today: string): Reading
}

export function createEngine({ model, values }: { model: Model; values: ValueLists }): Engine {
  const vocabulary = buildVocabulary(model, values)
  // Days follow each other: one model for the day at hand is enough.
  let day = { today: '', index: new ModelIndex(model) }
  const indexOn = (today: string) => {
    if (day.today !== today) day = { today, index: new ModelIndex(onDay(model, today)) }
    return day.index
  }

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
    const itsItems = inContext(before, earlier, scan(earlier).placed, history.slice(0, -1), today)
    return continued(itsItems, placed, question)
  }

  return {
    read(question, history, today) {
      const declined = (reason: Parameters<typeof decline>[0], words: readonly string[] = []) =>
        decline(reason, words, question, model)
      const tokens = tokenize(question)
      if (asksAboutTheData(tokens)) return about(model)
      const whole = link(tokens, vocabulary, today)
      const line =
        scan(whole).unused.length === 0 ? whole : (withoutStory(tokens, whole, indexOn(today)) ?? whole)
      const refusal = refusalOf(line, tokens)
      if (refusal !== null) return declined(refusal.reason, refusal.words)
      const { placed, unused } = scan(line)
      if (unused.length > 0)
        return declined(
          'unknown words',
          unused.map(({ text }) => text),
        )
      if (placed.length === 0) return declined('not a question about the data')
      try {
        const index = indexOn(today)
        const { plan, period } = build(
          draftOf(index, today, inContext(question, line, placed, history, today)),
        )
        const periodLabel = period?.label ?? null
        return {
          kind: 'plan',
          plan,
          sql: compile(plan, index),
          columns: describeColumns(plan, index),
          understood: understood(plan, index, periodLabel),
          unused: [],
          assumed: false,
          periodLabel,
        }
      } catch (error) {
        if (error instanceof Unclear) return declined('beyond the engine', [error.message])
        if (error instanceof Unreachable || error instanceof UnknownEntry)
          return declined('beyond the engine')
        throw error
      }
    },
  }
}
