// The requests that a visit is made of. Each tells how many bytes it brought.
import { demoTypes, mainTable } from '#contract/demos.ts'
import { keyed } from '#tests/support/server.ts'
import { readQuestions } from '#tests/questions/load.ts'

export interface Step {
  name: string
  run(): Promise<number>
}

export function stepsOf(server: string): Step[] {
  const get = async (path: string, headers: Record<string, string>): Promise<number> => {
    const response = await fetch(server + path, { headers })
    const body = await response.arrayBuffer()
    if (!response.ok && response.status !== 304) throw new Error(`${response.status} ${path}`)
    // fetch unpacks what it gets; the header tells what was sent.
    return Number(response.headers.get('content-length') ?? body.byteLength)
  }
  const asked = readQuestions('dev')
  let turn = 0
  const ask = async (): Promise<number> => {
    const { question, demo_type: demo, history } = asked[turn++ % asked.length] ?? asked[0] ?? nothing()
    const response = await fetch(`${server}/functions/v1/nl-to-sql`, {
      method: 'POST',
      headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
      body: JSON.stringify({ query: question, table: mainTable[demo], demo_type: demo, history }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${question}: ${text}`)
    return Buffer.byteLength(text)
  }
  const page = { 'accept-encoding': 'br' }
  return [
    { name: 'a page', run: () => get('/', page) },
    {
      name: 'a page of a demo’s table, with the total',
      run: () =>
        get('/rest/v1/reservations?select=*&order=created_at.desc,id.desc&limit=20', {
          ...keyed,
          prefer: 'count=exact',
        }),
    },
    { name: `a question (${asked.length} different ones, ${demoTypes.length} demos)`, run: ask },
    {
      name: 'a look at the health route, for comparison',
      run: () => get('/healthz', {}),
    },
  ]
}

function nothing(): never {
  throw new Error('there are no questions to ask')
}
