// One engine for each demo, made of its model and the values that its rows hold now.
import { setImmediate as breath } from 'node:timers/promises'
import type { Log } from '#api/log.ts'
import { demoTables, demoTypes, type DemoType } from '#contract/demos.ts'
import type { Model } from '#contract/model.ts'
import type { Day } from '#contract/sample.ts'
import type { Database, Role, Statement } from '#db/port.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { onDay } from '#engine/parse/today.ts'
import type { Reading } from '#engine/reading.ts'
import { stateOf } from './changes.ts'
import { remembering } from './offers.ts'
import { readValues, type Values } from './values.ts'

export interface DemoEngine {
  /** The model with what it says about today made definite. */
  indexOn(today: Day): ModelIndex
  values: Values
  read(question: string, history: readonly string[], today: Day): Reading
  answers(question: string, today: Day): boolean
}

export interface Engines {
  engineFor(demo: DemoType): Promise<DemoEngine>
  /**
   * Learns what needs no rows. Before the database is opened: it holds the thread for over a second a demo, and on a busy machine a
   * connection would be given up meanwhile.
   */
  learn(): Promise<void>
  /** Makes all of them, so that the first visitors do not have to wait. */
  prepare(): Promise<void>
  /** The next question sees the rows as they are then: of the demo that has this table, without a table of every demo. */
  forget(table?: string): void
}

/** How long rows that another server took in may stay unknown to this one. */
const refreshMs = 60_000

interface Made {
  engine: DemoEngine
  /** Of its tables when its values were read. */
  state: string | null
  /** When they were last looked at. */
  at: number
}

export function makeEngines({
  db,
  models,
  createEngine,
  log,
  now = () => performance.now(),
}: {
  db: Pick<Database, 'kind'> & { query(statement: Statement, as: Role): Promise<object[]> }
  models: Readonly<Record<DemoType, Model>>
  createEngine: (parts: { model: Model; values: Values }) => Pick<DemoEngine, 'read' | 'answers'>
  log: Log
  now?: () => number
}): Engines {
  const current = new Map<DemoType, Promise<Made>>()
  const refreshing = new Set<DemoType>()

  const asOwner = (statement: Statement) => db.query(statement, 'server')

  const make = async (demo: DemoType, before?: Made): Promise<Made> => {
    const model = models[demo]
    const at = now()
    // Before the values: what changes while they are read is found the next time.
    const state = db.kind === 'postgres' ? await stateOf(demoTables[demo], asOwner) : null
    if (before !== undefined && state !== null && state === before.state) return { ...before, at }
    const values = await readValues(model, asOwner)
    if (before !== undefined && JSON.stringify(values) === JSON.stringify(before.engine.values))
      return { engine: before.engine, state, at }
    const { read, answers } = createEngine({ model, values })
    return { engine: { indexOn: indexesOf(model), values, read, answers: remembering(answers) }, state, at }
  }
  const start = (demo: DemoType): Promise<Made> => {
    const making = make(demo)
    current.set(demo, making)
    making.catch(() => {
      if (current.get(demo) === making) current.delete(demo)
    })
    return making
  }
  /** Behind the back of the question that found it old; a failure leaves the old one in place. */
  const refresh = async (demo: DemoType, before: Made, held: Promise<Made>) => {
    refreshing.add(demo)
    try {
      const made = await make(demo, before)
      // Rows may have changed meanwhile, and then what was read is older than what the next question must see.
      if (current.get(demo) === held) current.set(demo, Promise.resolve(made))
    } catch (err) {
      log.warn({ err, demo }, 'the values of a demo could not be read again')
    } finally {
      refreshing.delete(demo)
    }
  }

  const engineFor: Engines['engineFor'] = async demo => {
    const held = current.get(demo) ?? start(demo)
    const made = await held
    const isOld = db.kind === 'postgres' && now() - made.at > refreshMs
    if (isOld && !refreshing.has(demo)) void refresh(demo, made, held)
    return made.engine
  }

  return {
    engineFor,
    async learn() {
      for (const demo of demoTypes) {
        createEngine({ model: models[demo], values: {} })
        // Whoever has come meanwhile is served first.
        await breath()
      }
    },
    async prepare() {
      try {
        for (const demo of demoTypes) await engineFor(demo)
      } catch (err) {
        log.warn({ err }, 'the demos are not prepared; their first questions will take longer')
      }
    },
    forget(table) {
      for (const demo of demoTypes)
        if (table === undefined || demoTables[demo].some(own => own === table)) current.delete(demo)
    },
  }
}

/** Days follow each other: one index for the day at hand is enough. */
export function indexesOf(model: Model): DemoEngine['indexOn'] {
  let latest = { day: '', index: new ModelIndex(model) }
  return today => {
    if (latest.day !== today) latest = { day: today, index: new ModelIndex(onDay(model, today)) }
    return latest.index
  }
}

/** The same database, with somebody listening when rows of a demo change. */
export const onChange = <D extends Pick<Database, 'reader'>>(
  db: D,
  listener: (table?: string) => void,
): D => ({
  ...db,
  reader: {
    ...db.reader,
    changed(table) {
      db.reader.changed(table)
      listener(table)
    },
  },
})
