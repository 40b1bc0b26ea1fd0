// Hearing of questions that say what they are for: without it they are asked first, and it is named as not used. Where it names something
// that the data knows and the question does not ask about, it may choose rows: "for the Austin flyer".
import type { Hear, Heard, Hearing } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import { isBackground } from './parse/background.ts'
import type { Placed } from './parse/item.ts'
import type { Line } from './parse/piece.ts'
import { withoutMarks } from './text/as-typed.ts'
import { errands, type Errand } from './text/talk/errands.ts'
import type { Token } from './text/token.ts'

interface Errands {
  hear: Hear
  indexOn: (today: string) => ModelIndex
  tokensOf: (question: string) => readonly Token[]
  linked: (tokens: readonly Token[], today: string) => Line
}

export function withErrands({ hear, indexOn, tokensOf, linked }: Errands): Hear {
  const isTold = (
    tokens: readonly Token[],
    { start, end }: Errand,
    asked: readonly Placed[],
    today: string,
  ) => {
    const told = tokens.slice(start, end).filter(({ text }) => !season.test(text))
    return isBackground(linked(told, today), asked, indexOn(today), 'errand')
  }

  /** An earlier question of the chat without what it was for. */
  const bare = (question: string, today: string): string => {
    const tokens = tokensOf(question)
    const sure = errands(tokens).filter(one => one.isSure && isTold(tokens, one, [], today))
    return sure.length === 0 ? question : without(question, tokens, sure)
  }

  return (question, before, today): Hearing => {
    const tokens = tokensOf(question)
    const found = errands(tokens)
    const history = before.map(one => bare(one, today))
    const heardWithout = (some: readonly Errand[]): Heard | null => {
      if (some.length === 0) return null
      const rest = without(question, tokens, some)
      const heard = rest === '' ? null : hear(rest, history, today)
      if (heard?.kind !== 'heard' || !some.every(one => isTold(tokens, one, heard.placed, today))) return null
      const setAside = [
        ...(heard.setAside ?? []),
        ...some.map(one => withoutMarks(typed(question, tokens, one))),
      ]
      return { ...heard, setAside }
    }
    const sure = heardWithout(found.filter(({ isSure }) => isSure))
    if (sure !== null) return sure
    const heard = hear(question, history, today)
    return heard.kind === 'heard' || heard.kind === 'about' ? heard : (heardWithout(found) ?? heard)
  }
}

/** "Thursday's review", "the spring mailer": when it is held or sent. */
const season =
  /^((mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|fall|autumn|winter|holidays?|christmas|xmas|easter|halloween|thanksgiving)$/

const typed = (question: string, tokens: readonly Token[], { start, end }: Errand): string =>
  question.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? question.length)

/** The rest keeps the mark that stands behind what is taken out, and none before it. */
function without(question: string, tokens: readonly Token[], some: readonly Errand[]): string {
  let rest = question
  for (const { start, end } of some.toReversed()) {
    const head = rest.slice(0, tokens[start]?.start ?? 0).replace(/[\s,;(–—-]+$/, '')
    const tail = rest.slice(tokens[end - 1]?.end ?? rest.length).replace(/^[\s)]+/, '')
    rest =
      head === ''
        ? tail.replace(/^[\s,.;:–—-]+/, '')
        : /^[,.;:?!]/.test(tail)
          ? head + tail
          : `${head} ${tail}`
  }
  return rest.trim()
}
