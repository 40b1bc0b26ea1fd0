import { afterAll, beforeAll, describe } from 'vitest'
import { engineKinds } from '#tests/support/engines.ts'
import { clientSuite } from './client-suite.ts'
import { countLeads, openStage, testKey, type Stage } from './stage.ts'

describe.each(engineKinds)('the official client on %s', kind => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(kind)
  })
  afterAll(() => stage.close())

  clientSuite(() => ({
    connection: {
      url: 'http://api.test',
      key: testKey,
      own: true,
      fetch: (input, init) =>
        stage.send(new Request(input, init).url.replace('http://api.test', ''), init ?? {}),
    },
    reset: stage.reset,
    leads: () => countLeads(stage.engine),
  }))
})
