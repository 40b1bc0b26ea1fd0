// Hearing of questions that stand whole beside a story which is not understood: the story is set aside, and named as not used.
import type { Hear, Hearing } from './hear.ts'
import { filledIn, pointsAtName, pointsAtStory, type Told } from './hear-pointers.ts'
import type { ModelIndex } from './model-index.ts'
import { isAnswered } from './parse/answered.ts'
import { eachOrAll } from './parse/assemble/check/check-numbers.ts'
import { isBackground, type Telling } from './parse/background.ts'
import { isAbsent } from './parse/conditional.ts'
import type { Line } from './parse/piece.ts'
import { refusalOf } from './parse/refuse.ts'
import { scan } from './parse/scan.ts'
import { standsAlone } from './parse/stands-alone.ts'
import { isWrapping } from './parse/wrapping.ts'
import type { Plan } from './plan.ts'
import { amidTalk } from './text/talk/amid-talk.ts'
import { apart, inBrackets, type Apart } from './text/talk/apart.ts'
import { bareQuestions, holdsQuestion, opensWithNumber } from './text/talk/bare-joints.ts'
import { narrated } from './text/talk/narrated.ts'
import { partings } from './text/talk/partings.ts'
import { asTyped, withoutMarks } from './text/as-typed.ts'
import { severalLists } from './text/numbers/numbers-of-one-noun.ts'
import { belongsBefore } from './text/relative.ts'
import { tells } from './text/talk/telling.ts'
import type { Span, Token } from './text/token.ts'

/** Each way to part a ramble is heard out like a question of its own: so many words, and so many ways of each kind, are enough. */
const mostWords = 100
const mostWays = 5

interface Tale extends Told {
  span: Span
  how: Telling
}

interface Stories {
  hear: Hear
  indexOn: (today: string) => ModelIndex
  tokensOf: (question: string) => readonly Token[]
  linked: (tokens: readonly Token[], today: string) => Line
}

interface Asked {
  question: string
  tokens: readonly Token[]
  history: readonly string[]
  today: string
}

export function withStories(stories: Stories): Hear {
  const hearing = withoutTales(stories)
  return (question, history, today): Hearing => {
    const heard = hearing(question, history, today)
    if (heard.kind === 'heard' || heard.kind === 'about') return heard
    const tokens = stories.tokensOf(question)
    const aside = inBrackets(tokens)
    if (aside === null) return heard
    const [open, close] = [tokens[aside.start - 1], tokens[aside.end]]
    const rest = `${question.slice(0, open?.start)} ${question.slice(close?.end ?? question.length)}`
    const asked = hearing(rest, history, today)
    const tale = stories.linked(tokens.slice(aside.start, aside.end), today)
    if (asked.kind !== 'heard' || !isBackground(tale, asked.placed, stories.indexOn(today))) return heard
    return { ...asked, setAside: [...(asked.setAside ?? []), asTyped(question, tokens, aside)] }
  }
}

function withoutTales(stories: Stories): Hear {
  const { hear, tokensOf, linked } = stories
  return (question, history, today): Hearing => {
    const heard = hear(question, history, today)
    if (heard.kind === 'about') return heard
    if (heard.kind === 'declined' && heard.words.includes(severalLists)) return heard
    const tokens = heard.kind === 'heard' ? heard.tokens : tokensOf(question)
    const parted = partings(tokens)
    const asked = { question, tokens, history, today }
    // "Wondering about our marketing money how many bookings …": understood with words that only tell, it is answered amiss.
    if (heard.kind === 'heard') {
      const sure = parted.filter(({ isBare }) => isBare).slice(0, mostWays)
      return sure.length === 0 ? heard : (setApart(stories, asked, sure) ?? heard)
    }
    const ways = apart(tokens).filter(
      ({ wrapping }) =>
        wrapping === undefined || isWrapping(linked(tokens.slice(wrapping.start, wrapping.end), today)),
    )
    // "Just Colorado, Florida - nights booked": half of what is named is no story.
    const isOfSeveral = heard.kind === 'open' && heard.what === eachOrAll
    const tried = [...ways.slice(0, mostWays), ...parted.slice(0, mostWays)].filter(
      ({ told }) =>
        !isOfSeveral ||
        !told.some(
          ({ start, end }) => end - start < 4 && speaksOfData(linked(tokens.slice(start, end), today)),
        ),
    )
    const isStrange = heard.kind === 'open' || /^(unknown words|absent)$/.test(heard.reason)
    return (
      setApart(stories, asked, tried) ??
      (isStrange ? setApart(stories, asked, outOfTalk(stories, asked, heard.kind === 'open')) : null) ??
      (heard.kind === 'declined' && isStrange ? setApart(stories, asked, narrated(tokens)) : null) ??
      heard
    )
  }
}

/** Words that mean nothing here may still be mere talk, wherever the question stands among them. */
function outOfTalk({ linked }: Stories, { tokens, today }: Asked, isKnown: boolean): Apart[] {
  const line = linked(tokens, today)
  const strange = new Set(
    [...scan(line).unused, ...line.pieces.filter(isAbsent)].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, step) => start + step),
    ),
  )
  return amidTalk(tokens, at => strange.has(at)).filter(
    ({ told, isTalk }) =>
      !told.some(span => {
        const tale = linked(tokens.slice(span.start, span.end), today)
        // Where every word is known, what speaks of the data is no talk.
        return asksElse(tale, tokens, span) || (isKnown && (isTalk !== true || speaksOfData(tale)))
      }),
  )
}

const speaksOfData = (line: Line): boolean =>
  scan(line).placed.some(({ item }) => !/^(ask|now|names|whether|guess)$/.test(item.kind))

/** "Predict | the revenue", "delete | the cancelled bookings": no talk. */
const asksElse = (line: Line, tokens: readonly Token[], { start, end }: Span): boolean => {
  const refusal = refusalOf(line, tokens.slice(start, end))
  return refusal !== null && refusal.reason !== 'absent'
}

/** The first way that leaves a question which stands whole beside mere background. */
function setApart(
  { hear, indexOn, linked }: Stories,
  { question, tokens, history, today }: Asked,
  ways: readonly Apart[],
): Hearing | null {
  const lines = new Map<string, Told>()
  const told = (span: Span): Told => {
    const key = `${span.start}-${span.end}`
    const known = lines.get(key) ?? toldIn(question, tokens, span, linked, today)
    lines.set(key, known)
    return known
  }
  const isSentence = (span: Span) => tells(tokens, span) && !holdsQuestion(tokens, span)
  const tried = new Set<string>()
  let words = 0
  for (const { asking, questions = [], purposes = [], ...way } of ways) {
    // "Wondering about our marketing | money how many bookings": what is asked for begins further on.
    if (way.wrapping !== undefined && bareQuestions(tokens, asking).length > 0) continue
    // "Which homes are in cities where | we have | only one home": what stands before the wrapping asks.
    if (way.wrapping !== undefined && way.told.some(({ start }) => asks.test(tokens[start]?.text ?? '')))
      continue
    // "… going by what they have spent": cut in the middle of a question.
    if (/^(what|which|who|how|many|much)$/.test(tokens[(way.wrapping ?? asking).start - 1]?.text ?? ''))
      continue
    // "… what is our dearest home, and what does a night there cost": of two questions none is told.
    if (way.isBare === true && way.told.some(span => holdsQuestion(tokens, span))) continue
    // "How many of the houses have a deal on them | the under contract ones".
    if (way.told.some(span => opensWithNumber(tokens, span))) continue
    // "How many orders did we get last month | my team closed".
    if (way.told.some(span => belongsBefore(tokens, asking, span))) continue
    const text = bare(asTyped(question, tokens, asking))
    if (!tried.has(text)) words += asking.end - asking.start
    if (words > mostWords && tried.size > 1) break
    tried.add(text)
    // What is told beside words that ask nothing need not be read.
    // "They've got three kids, so which of those have a pool": what is pointed at stands in the chat, and not in the story.
    const isOfChat =
      history.length > 0 && way.told.length > 0 && way.told.every(span => !speaksOfData(told(span).line))
    const whole = pointsAtStory(text) && !isOfChat ? undefined : hear(text, history, today)
    if (whole !== undefined && whole.kind !== 'heard') continue
    const all = [...way.told, ...purposes].map((span): Tale => ({
      ...told(span),
      span,
      how: purposes.includes(span)
        ? 'purpose'
        : way.isTalk === true || way.isNarrated === true || isSentence(span)
          ? 'sentence'
          : 'remark',
    }))
    // "We have a warehouse in Denver. How many customers live there": with the place in it, the question stands whole.
    const filled = all.map(tale => filledIn(text, tale, indexOn(today)))
    const found = filled.find(one => one !== null)
    if (found === undefined && !isOfChat && all.some(tale => pointsAtName(text, tale))) continue
    const tales = all.filter((_, at) => found?.isCarried !== true || filled[at] === null)
    const asked = whole ?? hear(found?.question ?? text, history, today)
    if (asked.kind !== 'heard' || (asked.leans && history.length > 0 && !isOfChat)) continue
    // "Compare refunds of Texas and California": without the word they would only be listed.
    if (way.wrapping !== undefined && compares(tokens, way.wrapping) && isList(asked.plan)) continue
    // "The booking that annoyed us the most: guest, house": columns of what is not understood, and no list of everything.
    if (isOfAll(asked.plan) && !asksSome.test(text)) continue
    const tellings = tales.map(({ line }) => line)
    if (!isOfChat && !standsAlone(asked.line, asked.placed, tellings)) continue
    // A formula has its parts placed each for itself.
    const said = asked.placed.length > 0 ? asked.placed : scan(asked.line).placed
    // "Cancelled bookings per type, together with the money lost": something more that is asked for.
    if (tales.some(({ span }) => span.start >= asking.end && addsColumn(tokens, span))) continue
    if (!tales.every(tale => isBackground(tale.line, said, indexOn(today), tale.how))) continue
    // "Guests keep complaining, why | did cancellations go up".
    if (way.told.some(({ end }) => tokens[end - 1]?.text === 'why' && tokens[end - 2]?.text !== 'is'))
      continue
    const others = questions.map(span => linked(tokens.slice(span.start, span.end), today))
    if (!others.every(question => isAnswered(question, said, asked.plan, indexOn(today)))) continue
    const unused = all.filter((_, at) => filled[at] === null)
    return {
      ...asked,
      question,
      setAside: unused.map(({ span }) => withoutMarks(asTyped(question, tokens, span))),
    }
  }
  return null
}

/** "So how many.": the same words are heard once, whatever joins them to the rest. */
const bare = (text: string): string => text.replace(/^(?:so|and|but)\b[,\s]*/i, '').replace(/[\s.]+$/, '')

const toldIn = (
  question: string,
  tokens: readonly Token[],
  span: Span,
  linked: Stories['linked'],
  today: string,
): Told => {
  const line = linked(tokens.slice(span.start, span.end), today)
  const words = (from: number, to: number) =>
    asTyped(question, tokens, {
      start: span.start + (line.pieces[from]?.start ?? 0),
      end: span.start + (line.pieces[to - 1]?.end ?? 0),
    })
  return { line, words }
}

const asks = /^(which|what|who|whose|where|list|show|name)$/

const compares = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens.slice(start, end).some(({ text }) => /^compar(e|ing)$/.test(text))

const isList = ({ columns }: Plan): boolean => columns.every(({ kind }) => kind === 'attribute')

const isOfAll = (plan: Plan): boolean =>
  isList(plan) && plan.where.length + plan.keep.length === 0 && plan.limit === null
const asksSome = /\b(which|what|who|where|list|show|all|every|each|give|tell|need|want|names?|how)\b/i

const addsColumn = (tokens: readonly Token[], { start, end }: Span): boolean =>
  /^(?:, )?(?:(?:together|along) with|as well as|plus) /.test(
    tokens
      .slice(start, end)
      .map(({ text }) => `${text} `)
      .join(''),
  )
