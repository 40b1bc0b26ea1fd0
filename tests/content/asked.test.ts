// Every question that an article sends its reader to the demo with is answered there, and as the article's SQL says, on
// whatever day the reader comes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTables, type DemoType } from '#contract/demos.ts'
import { guard } from '#db/guard/guard.ts'
import type { Engine } from '#engine/engine.ts'
import { makeEngines } from '#bench/eval/engines.ts'
import { examine } from '#bench/eval/examine.ts'
import { openPassingStage, type Stage } from '#bench/eval/stage.ts'
import { articles, demoOf, questionsOf, statementsOf } from './library.ts'

const all = articles()
const asked = all.flatMap(questionsOf)

test('every article has one to three questions', () =>
  expect(all.filter(article => ![1, 2, 3].includes(questionsOf(article).length)).map(({ id }) => id)).toEqual(
    [],
  ))

test('every statement may run in its demo', () => {
  const refused = all.flatMap(article =>
    statementsOf(article).flatMap(sql => {
      const verdict = guard(sql, { tables: demoTables[demoOf[article.category]] })
      return verdict.ok ? [] : [`${article.id}: ${verdict.reason}\n${sql}`]
    }),
  )
  expect(refused).toEqual([])
})

// A common day, the last of a leap month, the first day of a year.
describe.each(['2026-11-15', '2028-02-29', '2027-01-01'])('on %s', today => {
  let stage: Stage
  let engines: Map<DemoType, Engine>
  beforeAll(async () => {
    stage = openPassingStage(today)
    engines = await makeEngines(stage)
  })
  afterAll(() => stage.close())

  test.each(asked.map(one => [one.article, one.question, one] as const))(
    '%s: %s',
    async (_, question, one) => {
      const engine = engines.get(one.demo)
      if (engine === undefined) throw new Error(`no engine for ${one.demo}`)
      const outcome = await examine(
        {
          set: 'blog',
          id: one.article,
          demo_type: one.demo,
          question,
          history: [],
          gold_sql: one.sql,
          gold_alt: [],
          ordered: /\border by\b/i.test(one.sql),
          kind: 'blog',
          difficulty: 'medium',
          style: 'plain',
        },
        engine,
        stage,
        today,
      )
      expect(outcome).toMatchObject({ verdict: 'right', why: '' })
    },
  )
})
