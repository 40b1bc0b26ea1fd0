// For tests of refusals: the code with which something was refused.
import { RestProblem } from './problems.ts'

export function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof RestProblem) return error.body.code
    throw error
  }
  return 'not refused'
}
