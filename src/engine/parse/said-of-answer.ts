// What is said of the answer before, and orders no change of the data: "drop the cancelled ones", "switch it to 2026".
import { withDropped } from './dropped.ts'
import { withSwitched } from './switched.ts'

export const saidOfAnswer = (question: string, isState: (text: string) => boolean): string =>
  withSwitched(withDropped(question, isState))
