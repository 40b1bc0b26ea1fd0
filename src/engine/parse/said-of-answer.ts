// What is said of the answer before, and orders no change of the data: "drop the cancelled ones", "switch it to 2026".
import { withDropped } from './dropped.ts'
import { withOnePerson } from './one-person.ts'
import { withSwitched } from './switched.ts'

export const saidOfAnswer = (question: string, isState: (text: string) => boolean): string =>
  withOnePerson(withSwitched(withDropped(question, isState)))
