// What the rows say: a sentence, a chart, and where to go from here.
import type { Answer } from '#contract/answer.ts'
import type { Day } from '#contract/sample.ts'
import type { ReadResult } from '#db/port.ts'
import { chart } from '#engine/answer/chart.ts'
import { followups } from '#engine/answer/followups.ts'
import { sentence } from '#engine/answer/sentence.ts'
import type { Reading } from '#engine/reading.ts'
import type { DemoEngine } from './engines.ts'

export type PlanReading = Extract<Reading, { kind: 'plan' }>

const followupsShown = 3

export function tell(
  { plan, columns, periodLabel }: PlanReading,
  { rows, truncated }: ReadResult,
  engine: DemoEngine,
  today: Day,
): Pick<Answer, 'answer' | 'chart' | 'followups'> {
  const index = engine.indexOn(today)
  // A suggestion that fails is worse than none; reading one costs as much as reading the question, so no more are read than shown.
  const works = (question: string) => engine.answers(question, today)
  return {
    answer: sentence(plan, index, columns, rows, { periodLabel, truncated, today }),
    chart: chart(plan, columns, rows),
    followups: followups(plan, index, rows).values().filter(works).take(followupsShown).toArray(),
  }
}
