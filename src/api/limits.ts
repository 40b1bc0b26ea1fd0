// How often one address may do a thing. Counted in PostgreSQL where several servers share one, in memory otherwise.
import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Engine } from '#db/port.ts'

export interface Verdict {
  allowed: boolean
  /** Seconds until the next try makes sense. */
  retryAfter: number
}

export interface Limits {
  question(address: string): Promise<Verdict>
  contact(address: string): Promise<Verdict>
  signIn(address: string): Promise<Verdict>
}

const minute = 60
const hour = 60 * minute
const rules = {
  contactPerAddress: { points: 5, duration: 10 * minute },
  contactInAll: { points: 300, duration: hour },
  signIn: { points: 10, duration: 15 * minute },
} as const

const always: Verdict = { allowed: true, retryAfter: 0 }

export function makeLimits(db: Pick<Engine, 'kind' | 'query'>, questionsPerMinute: number): Limits {
  const limiter = (keyPrefix: string, rule: { points: number; duration: number }): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, ...rule })
    if (db.kind === 'embedded') return memory
    return new RateLimiterPostgres({
      keyPrefix,
      ...rule,
      storeClient: asClient(db),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      // While the database is away each server counts for itself: better than no limit, and than no service.
      insuranceLimiter: memory,
    })
  }
  const question =
    questionsPerMinute === 0 ? null : limiter('question', { points: questionsPerMinute, duration: minute })
  const contactPerAddress = limiter('contact', rules.contactPerAddress)
  const contactInAll = limiter('contact-all', rules.contactInAll)
  const signIn = limiter('sign-in', rules.signIn)

  return {
    question: async address => (question === null ? always : take(question, anonymous(address))),
    async contact(address) {
      const one = await take(contactPerAddress, anonymous(address))
      return one.allowed ? take(contactInAll, 'everyone') : one
    },
    signIn: address => take(signIn, anonymous(address)),
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<Verdict> {
  try {
    await limiter.consume(key)
    return always
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { allowed: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/** The table of counters must not become a list of who was here. */
const anonymous = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

const asClient = (db: Pick<Engine, 'query'>) => ({
  query: async (statement: { text: string; values?: unknown[]; name?: string }) => {
    const rows = await db.query(statement, 'server')
    return { rows, rowCount: rows.length }
  },
})
