// "Bedrooms / avg nightly price", "avg days on market: active / pending / sold": slashes part a number from its groups, the sides of a
// comparison, or the columns of a list. The words on both sides tell which; only two numbers are divided.
import type { Model } from '#contract/model.ts'
import { decline } from './answer/decline.ts'
import type { Hear } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import type { Line } from './parse/piece.ts'
import { cellsOf } from './parse/telegram/cells.ts'
import {
  crossedWordings,
  headedWordings,
  isPlain,
  slashedWordings,
  type Wording,
} from './parse/telegram/wordings.ts'
import { crossings, tabulated, telegram, underHead } from './text/telegram.ts'

interface Sources {
  hear: Hear
  model: Model
  indexOn: (today: string) => ModelIndex
  lineOf: (text: string, today: string) => Line
}

interface Wordings {
  wordings: readonly Wording[]
  /** One of its cells is a group, which a single number would lose. */
  hasGroup: boolean
}

export function withTelegrams({ hear, model, indexOn, lineOf }: Sources): Hear {
  const wordingsOf = (question: string, today: string): Wordings => {
    const [told, headed] = [telegram(question), underHead(question)]
    const crossed = [...crossings(question), ...tabulated(question)]
    if (told === null && headed === null && crossed.length === 0) return { wordings: [], hasGroup: false }
    const are = cellsOf(text => lineOf(text, today), indexOn(today))
    const wordings = [
      ...crossedWordings(crossed, are),
      ...(told === null ? [] : slashedWordings(told, are)),
      ...(headed === null ? [] : headedWordings(headed, are)),
    ]
    return { wordings, hasGroup: told?.cells.some(are.isGroup) ?? false }
  }

  return (question, history, today) => {
    const { wordings, hasGroup } = wordingsOf(question, today)
    for (const { text, fits } of wordings) {
      const heard = hear(text, history, today)
      if (heard.kind === 'heard' && heard.setAside === undefined && fits(heard.plan))
        return { ...heard, question }
    }
    const heard = hear(question, history, today)
    if (heard.kind !== 'heard') return heard
    const isLost = (wordings.length > 0 && !isPlain(heard.plan)) || (hasGroup && heard.plan.keys.length === 0)
    return isLost ? decline('beyond the engine', ['what the slash stands for'], question, model) : heard
  }
}
