// Asks a language model where the parser is at a loss. Whatever goes wrong here, the visitor gets the parser's honest decline.
import { z } from 'zod'
import type { Log } from '#api/log.ts'
import type { Settings } from '#config/env.ts'
import type { SecondReader } from '#api/ask/answer.ts'
import { planSchema } from '#engine/plan-schema.ts'
import { anthropicWriter } from './anthropic.ts'
import { checkedPlan } from './checked-plan.ts'
import { instructions, request } from './instructions.ts'
import { openAiWriter } from './openai.ts'
import { describeFailure, Junk, type PlanWriter } from './plan-writer.ts'
import { vocabulary } from './vocabulary.ts'

/** For all tries together: a visitor who waits longer would rather have read "I do not know". */
const limitMs = 8000
/** After an outage the next questions do not wait for the same one again. */
const restMs = 30_000

type LanguageModelSettings = Pick<
  Settings,
  'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY' | 'ANTHROPIC_API_KEY'
>

export function planWriterFrom(settings: LanguageModelSettings): PlanWriter | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, ANTHROPIC_API_KEY } = settings
  if (baseUrl !== undefined && model !== undefined)
    return openAiWriter({ baseUrl, model, apiKey: LLM_API_KEY })
  return ANTHROPIC_API_KEY === undefined ? null : anthropicWriter({ apiKey: ANTHROPIC_API_KEY, model })
}

export function makeSecondReader({
  write,
  log,
  limit = limitMs,
  now = () => performance.now(),
}: {
  write: PlanWriter
  log: Log
  limit?: number
  now?: () => number
}): SecondReader {
  let restUntil = -Infinity

  return async (question, engine, today) => {
    if (now() < restUntil) return null
    const started = now()
    const finish = (outcome: string, more: object = {}) =>
      log.info({ outcome, ms: Math.round(now() - started), ...more }, 'language model')
    try {
      const index = engine.indexOn(today)
      const draft = await write({
        instructions: instructions(vocabulary(index, engine.values, today)),
        question: request(question, today),
        schema: z.toJSONSchema(planSchema(index), { io: 'input', reused: 'ref' }),
        signal: AbortSignal.timeout(limit),
      })
      const reading = draft === null ? null : checkedPlan(draft, index, engine.values)
      finish(reading === null ? 'no plan' : 'a plan')
      return reading
    } catch (error) {
      if (error instanceof Junk) finish('junk', { why: error.message })
      else {
        restUntil = now() + restMs
        finish('failed', describeFailure(error))
      }
      return null
    }
  }
}
