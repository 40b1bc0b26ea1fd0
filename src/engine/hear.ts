// A question heard out: its words, what they contribute in the light of the chat, and the plan they make, or why there is none.
import { about } from './answer/about.ts'
import { decline } from './answer/decline.ts'
import { withErrands } from './hear-errands.ts'
import { withFormulas } from './hear-formulas.ts'
import { withInFirst } from './hear-in-first.ts'
import { withLastLook } from './hear-last-look.ts'
import { withOwnLife } from './hear-own-life.ts'
import { withRestatements } from './hear-restated.ts'
import { withStories } from './hear-stories.ts'
import { withTelegrams } from './hear-telegrams.ts'
import type { Knowledge } from './knowledge.ts'
import { ModelIndex, UnknownEntry } from './model-index.ts'
import { onceAQuestion } from './once-a-question.ts'
import { withoutTakenBack } from './numbers/taken-back.ts'
import { askedLine, leftOut } from './parse/asked-line.ts'
import { assembled } from './parse/assemble/assembled.ts'
import { eachOrAll } from './parse/assemble/check/check-numbers.ts'
import { countedApart } from './parse/assemble/counted-apart.ts'
import { inNumbers } from './parse/assemble/in-numbers.ts'
import { lostName } from './parse/assemble/lost-names.ts'
import { Unclear } from './parse/assemble/unclear.ts'
import { rollupBehind } from './parse/columns-of-things.ts'
import { continued, isAnew, leans, ranksByNothing } from './parse/follow-up.ts'
import { asksForRows } from './parse/rows-behind.ts'
import { ofSameRows } from './parse/of-same-rows.ts'
import type { Placed } from './parse/item.ts'
import { link } from './parse/link.ts'
import { listedTogether } from './parse/listed-together.ts'
import type { Line, Piece } from './parse/piece.ts'
import { saidAfter } from './parse/said-after.ts'
import { withoutStateBefore } from './parse/named-states.ts'
import { asksAboutTheData, type Refusal, refusalOf } from './parse/refuse.ts'
import { canBeAsked, namesNoRows } from './parse/refers.ts'
import { inSenseOf } from './parse/in-sense-of.ts'
import { withoutOtherState } from './parse/other-state.ts'
import { isPleasantry } from './parse/pleasantries.ts'
import { makeRespelling } from './parse/respell.ts'
import { saidOfAnswer } from './parse/said-of-answer.ts'
import { scan } from './parse/scan.ts'
import { onlyAsked } from './parse/story.ts'
import { onDay } from './parse/today.ts'
import { buildVocabulary } from './parse/vocabulary.ts'
import { withThirdSide } from './parse/third-side.ts'
import { labelOf } from './period-label.ts'
import type { Plan } from './plan.ts'
import type { Reading } from './reading.ts'
import { Unreachable } from './sql/scope.ts'
import { asTyped, withoutMarks } from './text/as-typed.ts'
import { withCorrections } from './text/talk/corrections.ts'
import { saidBeside, withoutCourtesy } from './text/talk/courtesy.ts'
import { withoutGreeting } from './text/talk/greetings.ts'
import { withoutHesitations } from './text/talk/hesitations.ts'
import { makePlain } from './text/plain-words.ts'
import { spelledOut } from './text/spelled-out.ts'
import { withRooms } from './text/trade/rooms.ts'
import type { Token } from './text/token.ts'
import { tokenize } from './text/tokenize.ts'

export interface Words {
  question: string
  today: string
  index: ModelIndex
  tokens: readonly Token[]
  line: Line
  /** With what the question takes from the ones before it. */
  placed: readonly Placed[]
  /** After another question, it would go on from it. */
  leans: boolean
  /** It goes on from the one before: its own words are only part of what is asked. */
  continues: boolean
}

export type Heard = Words & {
  kind: 'heard'
  plan: Plan
  periodLabel: string | null
  /** What was told beside it and is not used. */
  setAside?: readonly string[]
  /** What was told amid its own words. */
  told?: readonly string[]
  /** As it was typed, with its slips put right. */
  spelled?: () => string
}
/** Every word is known, but they make no plan; `what` is missing. */
export type Open = Words & { kind: 'open'; what: string }
export type Hearing = Heard | Open | Extract<Reading, { kind: 'declined' | 'about' }>

export type Hear = (question: string, history: readonly string[], today: string) => Hearing

export function makeHearing({ model, values, company }: Knowledge): Hear {
  const vocabulary = buildVocabulary(model, values)
  const short = new Map(Object.entries(model.shorthand ?? {}))
  const respelling = makeRespelling(model, vocabulary, company)
  const tokenized = onceAQuestion(question =>
    withRooms(
      respelling.tokens(
        spelledOut(
          withoutTakenBack(withoutHesitations(withCorrections(withoutGreeting(tokenize(question))))),
          short,
        ),
      ),
    ),
  )
  const tokensOf = (question: string) => tokenized.of(question, '')
  const plainly = makePlain(model.alike ?? {})
  const asMeant = (question: string) => plainly(respelling.question(withoutCourtesy(question)))
  // Days follow each other: one model for the day at hand is enough.
  let day = { today: '', index: new ModelIndex(model) }
  const indexOn = (today: string) => {
    if (day.today !== today) day = { today, index: new ModelIndex(onDay(model, today)) }
    return day.index
  }

  /**
   * A question that cannot stand alone goes on from the one before, which may itself go on from an earlier one. Of one that was
   * not understood only half is known: nothing goes on from it, and what it was refused for is handed back.
   */
  const inContext = (
    question: string,
    line: Line,
    placed: readonly Placed[],
    history: readonly string[],
    today: string,
  ): { placed: readonly Placed[]; gap: Refusal | null } => {
    const alone = { placed, gap: null }
    const before = history.at(-1)
    if (before === undefined) return alone
    const isLeaning = leans(question, line, placed)
    if (!isLeaning && !namesNoRows(question, line, placed)) return alone
    const tokens = tokensOf(before)
    const { line: earlier } = askedLine(tokens, vocabulary, indexOn(today), today)
    const { placed: scanned, unused } = scan(earlier)
    const found = inNumbers(indexOn(today), scanned)
    const nothing = scanned.length === 0 && !asksForRows(before)
    const gap = refusalOf(earlier, tokens) ?? unknownIn(unused) ?? (nothing ? noQuestion : null)
    if (gap !== null)
      return isAnew(question, line, placed) || !(isLeaning || ranksByNothing(placed))
        ? alone
        : { placed, gap }
    // "And what about Utah": of numbers that were asked for apart, another one.
    const narrows = placed.some(({ item }) => item.kind === 'condition')
    const own = narrows ? found : countedApart(indexOn(today), found)
    const its = inContext(before, earlier, own, history.slice(0, -1), today)
    if (!isLeaning && (its.gap !== null || !canBeAsked(its.placed, question))) return alone
    const rollup = rollupBehind(its.placed, question, placed, indexOn(today))
    const given = inSenseOf(its.placed, placed, question, indexOn(today))
    const asked = withoutStateBefore(listedTogether(its.placed, question), given, question, indexOn(today))
    const earlierAsked = withoutOtherState(asked, given, indexOn(today))
    const goneOn =
      withThirdSide(earlierAsked, given, question) ?? continued(earlierAsked, given, question, line, rollup)
    return { ...its, placed: ofSameRows(earlierAsked, goneOn, indexOn(today)) }
  }

  const hearLine = (
    question: string,
    tokens: readonly Token[],
    line: Line,
    history: readonly string[],
    today: string,
  ): Hearing => {
    const index = indexOn(today)
    const declined = (reason: Parameters<typeof decline>[0], words: readonly string[] = []) =>
      decline(reason, words, question, model)
    const { placed: found, unused } = scan(line)
    const own = countedApart(index, inNumbers(index, found))
    const refusal = refusalOf(line, tokens) ?? unknownIn(unused)
    if (refusal !== null) return declined(refusal.reason, refusal.words)
    if (own.length === 0 && !(asksForRows(question) && history.length > 0))
      return declined('not a question about the data')
    const { placed, gap } = inContext(question, line, own, history, today)
    if (gap !== null) return declined(gap.reason, gap.words)
    const isLeaning = leans(question, line, own)
    const continues = placed !== own
    const words: Words = { question, today, index, tokens, line, placed, leans: isLeaning, continues }
    try {
      const { plan, period } = assembled(index, today, placed)
      const lost = lostName(line, plan, index)
      if (lost !== null) return { ...words, kind: 'open', what: lost }
      return { ...words, kind: 'heard', plan, periodLabel: labelOf(plan, period) }
    } catch (error) {
      if (error instanceof Unclear) return { ...words, kind: 'open', what: error.message }
      if (error instanceof Unreachable || error instanceof UnknownEntry) return declined('beyond the engine')
      throw error
    }
  }

  const texts = onceAQuestion((text, today) => {
    const tokens = tokensOf(text)
    return { tokens, ...askedLine(tokens, vocabulary, indexOn(today), today) }
  })
  const hearAlone: Hear = (question, history, today) => {
    const { tokens, line, told } = texts.of(question, today)
    if (asksAboutTheData(tokens)) return about(model)
    const heard = hearLine(question, tokens, line, history, today)
    // "We've been sitting here for ages, how many …": words that are known here may still only tell.
    // "Just Aspen, Destin revenue": half of what is named tells nothing.
    const bare = heard.kind === 'open' && heard.what !== eachOrAll ? onlyAsked(tokens, line) : null
    const again = bare === null ? heard : hearLine(question, tokens, bare, history, today)
    if (again.kind !== 'heard') return heard
    const spans = bare === null ? told : [...told, ...leftOut(line, bare)]
    return { ...again, told: spans.map(span => withoutMarks(asTyped(question, tokens, span))) }
  }
  const parts = onceAQuestion((text, today) => hearAlone(text, [], today))
  const alone: Hear = (question, history, today) =>
    history.length > 0 ? hearAlone(question, history, today) : parts.of(question, today)

  const lineOf = (text: string, today: string) => texts.of(text, today).line
  const heardTokens = (text: string) => texts.of(text, day.today).tokens
  const computing = withFormulas({ alone, model, indexOn, lineOf, tokensOf: heardTokens })
  const linked = (tokens: readonly Token[], today: string) => link(tokens, vocabulary, today)
  const telling = withStories({ hear: computing, indexOn, tokensOf: heardTokens, linked })
  const restated = withRestatements({ hear: withOwnLife(telling), tokensOf, linked })
  const hearing = withTelegrams({ hear: restated, model, indexOn, lineOf })
  const errands = withErrands({ hear: hearing, indexOn, tokensOf, linked })
  const lastLook = withLastLook({ hear: withInFirst(errands), model })
  const isState = (text: string, today: string) => {
    const { placed, unused } = scan(texts.of(text, today).line)
    return placed.length > 0 && unused.length === 0 && placed.every(({ item }) => item.kind === 'condition')
  }
  return (asked, said, today) => {
    const before = said.filter(text => !isPleasantry(text))
    for (const memory of [tokenized, texts, parts]) memory.forget()
    const [first, ...turns] = [...before, asked].map(asMeant).map((text, at, all) =>
      at === 0
        ? text
        : saidAfter(
            saidOfAnswer(text, one => isState(one, today)),
            all[at - 1] ?? '',
            all.slice(0, at).join(' | '),
          ),
    )
    const question = turns.at(-1) ?? first ?? asked
    const history = before.length === 0 ? before : [first ?? '', ...turns.slice(0, -1)]
    const heard = lastLook(question, history, today)
    if (heard.kind !== 'heard') return heard
    const beside = saidBeside(asked)
    const spelled = { ...heard, spelled: () => respelling.question(asked) }
    return beside.length > 0 ? { ...spelled, setAside: [...(heard.setAside ?? []), ...beside] } : spelled
  }
}

const noQuestion: Refusal = { reason: 'not a question about the data', words: [] }

const unknownIn = (unused: readonly Piece[]): Refusal | null =>
  unused.length === 0 ? null : { reason: 'unknown words', words: unused.map(({ text }) => text) }
