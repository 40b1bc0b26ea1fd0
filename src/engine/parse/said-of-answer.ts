// What is said of the answer before, and orders no change of the data: "drop the cancelled ones", "switch it to 2026".
import { withAddedColumns } from './added-columns.ts'
import { withCorrected } from './corrected.ts'
import { withDropped } from './dropped.ts'
import { withOnePerson } from './one-person.ts'
import { inPlainTurn } from './plain-turn.ts'
import { withSwitched } from './switched.ts'

export const saidOfAnswer = (question: string, isState: (text: string) => boolean): string =>
  withOnePerson(withSwitched(withDropped(withAddedColumns(inPlainTurn(withCorrected(question))), isState)))
