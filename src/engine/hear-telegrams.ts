// "Bedrooms / avg nightly price", "avg days on market: active / pending / sold": slashes part a number from its groups, the sides of a
// comparison, or the columns of a list. The words on both sides tell which; only two numbers are divided.
import type { Model } from '#contract/model.ts'
import { decline } from './answer/decline.ts'
import type { Hear, Heard } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import type { Line } from './parse/piece.ts'
import { cellsOf } from './parse/telegram/cells.ts'
import { crossedWordings, headedWordings, slashedWordings, type Wording } from './parse/telegram/wordings.ts'
import { crossings, tabulated, telegram, underHead } from './text/telegram.ts'

interface Sources {
  hear: Hear
  model: Model
  indexOn: (today: string) => ModelIndex
  lineOf: (text: string, today: string) => Line
}

interface Told {
  wordings: readonly Wording[]
  /** One of its cells is a group, which a single number would lose. */
  hasGroup: boolean
}

export function withTelegrams({ hear, model, indexOn, lineOf }: Sources): Hear {
  const toldIn = (question: string, today: string): Told => {
    const told = telegram(question)
    const crossed = [...crossings(question), ...tabulated(question)]
    if (told === null && crossed.length === 0) return { wordings: [], hasGroup: false }
    const are = cellsOf(text => lineOf(text, today), indexOn(today))
    const wordings = [...crossedWordings(crossed, are), ...(told === null ? [] : slashedWordings(told, are))]
    return { wordings, hasGroup: told?.cells.some(are.isGroup) ?? false }
  }

  const firstFitting = (
    wordings: readonly Wording[],
    question: string,
    history: readonly string[],
    today: string,
  ): Heard | null => {
    for (const { text, fits } of wordings) {
      const heard = hear(text, history, today)
      if (heard.kind === 'heard' && heard.setAside === undefined && fits(heard.plan))
        return { ...heard, question }
    }
    return null
  }

  return (question, history, today) => {
    const { wordings, hasGroup } = toldIn(question, today)
    const found = firstFitting(wordings, question, history, today)
    if (found !== null) return found
    const heard = hear(question, history, today)
    const lost = () => decline('beyond the engine', ['what the slash stands for'], question, model)
    if (heard.kind === 'heard' && wordings.length > 0 && !wordings.some(({ fits }) => fits(heard.plan)))
      return lost()
    if (heard.kind === 'about' || (heard.kind === 'heard' && heard.plan.keys.length > 0)) return heard
    // "City: rev / nights": a head that was not heard as a group, or not at all.
    const headed = underHead(question)
    const heads =
      headed === null
        ? []
        : headedWordings(
            headed,
            cellsOf(text => lineOf(text, today), indexOn(today)),
          )
    const under = firstFitting(heads, question, history, today)
    if (under !== null) return under
    return heard.kind === 'heard' && (heads.length > 0 || hasGroup) ? lost() : heard
  }
}
