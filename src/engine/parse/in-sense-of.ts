// What a question says, in the sense that its words have behind the one before.
import type { ModelIndex } from '#engine/model-index.ts'
import { sameForYear, sameOfYear } from './assemble/time/same-of-year.ts'
import { withBareCount } from './bare-count.ts'
import type { Placed } from './item.ts'
import { namesakesBehind } from './namesakes.ts'
import { stateInstead } from './other-state.ts'
import { withRowsOfNumber } from './rows-of-number.ts'
import { withWhoBehind } from './who-behind.ts'

export function inSenseOf(
  before: readonly Placed[],
  said: readonly Placed[],
  question: string,
  index: ModelIndex,
): readonly Placed[] {
  const people = withWhoBehind(before, withBareCount(before, said, index), question, index)
  const named = namesakesBehind(people, before, index)
  const dated = sameForYear(sameOfYear(named, before), before, question)
  return withRowsOfNumber(before, stateInstead(before, dated, question, index), question, index)
}
