// The one thing that a provider of language models has to do.

export interface PlanRequest {
  instructions: string
  question: string
  /** JSON Schema of a plan. */
  schema: Record<string, unknown>
  signal: AbortSignal
}

/** What the model handed over, unchecked; null when it says that there is no plan. Throws when the provider fails. */
export type PlanWriter = (request: PlanRequest) => Promise<unknown>

/** The SDKs try again themselves after a 429, a 5xx or a lost connection, and wait as long as the provider asks. */
export const retries = 1

/** The provider answered, but not with anything that could be a plan. */
export class Junk extends Error {
  override name = 'Junk'
}

/** Their own words about a failure hold parts of the request; the kind and the status are enough. */
export function describeFailure(error: unknown): { type: string; status?: number } {
  if (!(error instanceof Error)) return { type: typeof error }
  const status: unknown = Reflect.get(error, 'status')
  return { type: error.constructor.name, ...(typeof status === 'number' ? { status } : {}) }
}
