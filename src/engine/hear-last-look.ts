// A plan is believed when it keeps what the words of the question promise, says something new after the question before, and is asked
// of what is and not of what would have been.
import type { Model } from '#contract/model.ts'
import { decline } from './answer/decline.ts'
import type { Hear, Heard } from './hear.ts'
import { losesNumber } from './listed-numbers.ts'
import { losesCare } from './lost-care.ts'
import { lostCode } from './lost-codes.ts'
import { losesLimit } from './lost-limits.ts'
import { saysNumberTwice } from './number-twice.ts'
import { brokenPromise } from './promised.ts'
import { regionInName } from './region-in-name.ts'
import { unsoundCounts } from './sound-counts.ts'
import { unsoundGroups } from './sound-groups.ts'
import { unsoundUnits } from './sound-units.ts'
import { isOfNarrower, isRateOfItself, isShareOfItself } from './share-of-itself.ts'
import { supposesOtherwise } from './text/talk/supposing.ts'

/** "Highest to lowest please", of what is in that order already; "show that again". */
const sameIsMeant =
  /\b(again|same|repeat|sort|sorted|order|ordered|rank|ranked|first|highest|lowest|biggest|descending|ascending|table|chart|list|show)\b/i

export function withLastLook({ hear, model }: { hear: Hear; model: Model }): Hear {
  /** "What did they buy most" read as the question before it: what is new in it was not understood. */
  const isRepeated = (heard: Heard, question: string, history: readonly string[], today: string): boolean => {
    const before = heard.continues && !sameIsMeant.test(question) ? history.at(-1) : undefined
    const earlier = before === undefined ? null : hear(before, history.slice(0, -1), today)
    return earlier?.kind === 'heard' && JSON.stringify(earlier.plan) === JSON.stringify(heard.plan)
  }

  return (question, history, today) => {
    const heard = hear(question, history, today)
    if (heard.kind !== 'heard') return heard
    const code = lostCode(question, heard.plan)
    if (code !== null) return { ...heard, kind: 'open', what: `“${code}” in the rest` }
    if (losesLimit(question, heard.plan)) return { ...heard, kind: 'open', what: 'a limit' }
    if (losesCare(question, heard.plan, heard.index))
      return { ...heard, kind: 'open', what: 'what they are ranked by' }
    const region = regionInName(heard)
    if (region !== null) return { ...heard, kind: 'open', what: `“${region}” as a place` }
    const broken = brokenPromise({ ...heard, question })
    if (broken !== null) return { ...heard, kind: 'open', what: broken }
    const unsound =
      unsoundUnits(heard.plan, heard.index) ??
      unsoundCounts(heard.plan, heard.index) ??
      unsoundGroups(heard.plan, heard.index)
    if (unsound !== null) return { ...heard, kind: 'open', what: unsound }
    if (
      isShareOfItself(heard.plan, heard.index) ||
      isRateOfItself(heard.plan, heard.index) ||
      isOfNarrower(heard.plan)
    )
      return { ...heard, kind: 'open', what: 'a share of what' }
    if (losesNumber(question, heard.plan, heard.index))
      return { ...heard, kind: 'open', what: 'each of the numbers' }
    if (heard.continues && saysNumberTwice(heard.plan, heard.index))
      return { ...heard, kind: 'open', what: 'two numbers that are the same' }
    if (isRepeated(heard, question, history, today))
      return { ...heard, kind: 'open', what: 'what is new in this question' }
    const isFact = heard.plan.columns.every(({ kind }) => kind !== 'formula')
    return isFact && supposesOtherwise(question)
      ? decline('beyond the engine', ['what would have been'], question, model)
      : heard
  }
}
