// The question engine of one demo: a question in, a plan with its SQL, a question back or an honest refusal out. Pure: no clock,
// no network.
import type { LookWeights } from '#contract/answer-looks.ts'
import type { Model } from '#contract/model.ts'
import type { WordCompany } from '#contract/word-company.ts'
import { understood } from './answer/chips.ts'
import { describeColumns } from './answer/columns.ts'
import { decline } from './answer/decline.ts'
import { assumptionsOf } from './doubt/assumptions.ts'
import { choiceOf } from './doubt/choice.ts'
import { withNearestQuestion } from './doubt/nearest-question.ts'
import { masksOf } from './doubt/question-marks.ts'
import { isOpen } from './doubt/readings.ts'
import { unlikelyAnswer } from './doubt/unlikely-answer.ts'
import { makeLookReader } from './doubt/look-reader.ts'
import { withPercentiles } from './hear-percentiles.ts'
import { makeHearing, type Hear, type Heard } from './hear.ts'
import { makeCompany } from './lookup/word-company.ts'
import { UnknownEntry } from './model-index.ts'
import type { ValueLists } from './parse/vocabulary.ts'
import type { Reading } from './reading.ts'
import { compile } from './sql/compile.ts'
import { Unreachable } from './sql/scope.ts'
import { whyNot } from './why-not.ts'

export interface Engine {
  /** `today` like 2026-11-15; `history` holds the earlier questions of the chat, oldest first. */
  read(question: string, history: readonly string[], today: string): Reading
  /** Whether a question by itself gets rows for an answer; cheaper than reading it. */
  answers(question: string, today: string): boolean
}

interface Parts {
  model: Model
  values: ValueLists
  /** Which answers such words ask for; without it no reading is doubted for what its answer is like. */
  looks?: LookWeights
  /** Which words people ask with side by side; without it a slip is put right by its letters alone. */
  company?: WordCompany
}

export function createEngine(parts: Parts): Engine {
  const { model, values } = parts
  const company = parts.company === undefined ? undefined : makeCompany(parts.company)
  const hear = withPercentiles({ hear: makeHearing({ model, values, company }), model })
  const doubtsOf = doubting(parts, hear)
  const answers: Engine['answers'] = (question, today) => {
    const heard = hear(question, [], today)
    return heard.kind === 'heard' && !isOpen(heard) && typeof sqlOf(heard) === 'string'
  }
  return {
    answers,
    read(question, history, today) {
      const heard = hear(question, history, today)
      if (heard.kind === 'about') return heard
      if (heard.kind === 'declined')
        return withNearestQuestion(heard, { question, history, today, hear, answers })
      const choice = choiceOf(heard, hear)
      if (choice !== null) return choice
      if (heard.kind === 'open') return decline('beyond the engine', [heard.what], question, model)
      const { plan, index, periodLabel, setAside = [], told = [] } = heard
      const sql = sqlOf(heard)
      if (typeof sql !== 'string') {
        const { reason, words } = whyNot(sql, plan, index)
        return decline(reason, words, question, model)
      }
      return {
        kind: 'plan',
        plan,
        sql,
        columns: describeColumns(plan, index),
        understood: () => understood(plan, index, periodLabel, assumptionsOf(heard, hear)),
        unused: [...setAside, ...told],
        periodLabel,
        // What goes on from another question takes its look from there.
        doubted: history.length > 0 ? () => null : doubtsOf(question, heard, today),
      }
    },
  }
}

function doubting({ model, values, looks }: Parts, hear: Hear): ReturnType<typeof unlikelyAnswer> {
  if (looks === undefined) return () => () => null
  return unlikelyAnswer({ hear, model, reader: makeLookReader(looks, masksOf(values)) })
}

/** The error where no link leads from the rows to what is asked of them. */
function sqlOf({ plan, index }: Heard): string | Unreachable | UnknownEntry {
  try {
    return compile(plan, index)
  } catch (error) {
    if (error instanceof Unreachable || error instanceof UnknownEntry) return error
    throw error
  }
}
