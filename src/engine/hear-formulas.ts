// Hearing of questions that compute: a formula is heard where its signs leave no doubt, or where nothing else could be made of it.
import type { Model } from '#contract/model.ts'
import { decline } from './answer/decline.ts'
import { isOpen } from './doubt/readings.ts'
import type { Hear, Heard, Hearing, Words } from './hear.ts'
import { knownNames } from './lookup/known-names.ts'
import type { ModelIndex } from './model-index.ts'
import { comparesWithOneGroup } from './parse/assemble/check/check-parts.ts'
import {
  defines,
  formulaPlan,
  mayCompute,
  slashed,
  surelyComputes,
  withExclusion,
  type Hearers,
} from './parse/formula/formula.ts'
import { asSign } from './parse/formula/framed.ts'
import { inSigns } from './parse/formula/in-signs.ts'
import { namer } from './parse/formula/named.ts'
import { hasAll, numbersApart } from './parse/formula/numbers-apart.ts'
import { moreThanOthers } from './parse/formula/more-than-others.ts'
import { dividesParts, partOfEach } from './parse/formula/part-of-each.ts'
import { plusBehind } from './parse/formula/plus-behind.ts'
import { bothOverOne } from './parse/formula/both-over-one.ts'
import { rateOfTwo } from './parse/formula/rate-of-two.ts'
import { thanOneSoPaid } from './parse/formula/than-one-so-paid.ts'
import { ratioBehind } from './parse/formula/ratio-behind.ts'
import { withoutRateAgain } from './parse/formula/rate-again.ts'
import { goesOnNaming } from './parse/formula/one-list.ts'
import { isNoQuotient } from './parse/formula/no-quotient.ts'
import { areOfOneNoun } from './parse/formula/same-thing.ts'
import { sharesApart } from './parse/formula/shares-apart.ts'
import { showsSides } from './parse/formula/shows-sides.ts'
import type { Placed } from './parse/item.ts'
import type { Line } from './parse/piece.ts'
import { groupOf, hasCells, hasNumbers, sheetPlan } from './parse/formula/sheet.ts'
import { scan } from './parse/scan.ts'
import type { Plan } from './plan.ts'
import { listsTogether } from './text/groups/lists-together.ts'
import { numbersOfOneNoun, severalLists } from './text/numbers/numbers-of-one-noun.ts'
import { numbersUnderHeading } from './text/numbers/numbers-under-heading.ts'
import { sharesInARow } from './text/numbers/shares-in-a-row.ts'
import { sheetsIn } from './text/groups/sheet-of-groups.ts'
import type { Token } from './text/token.ts'

interface Sources {
  /** A question heard without a thought of formulas. */
  alone: Hear
  model: Model
  indexOn: (today: string) => ModelIndex
  lineOf: (text: string, today: string) => Line
  tokensOf: (text: string) => readonly Token[]
}

export function withFormulas({ alone, model, indexOn, lineOf, tokensOf }: Sources): Hear {
  const named = namer(model)

  const hearersOn = (today: string): Hearers => {
    const narrowsNothing = (text: string) =>
      scan(lineOf(text, today)).placed.every(({ item }) => naming.has(item.kind))
    const ask = (part: string) => {
      const found = alone(part, [], today)
      return found.kind === 'heard' && !isOpen(found) ? found.plan : null
    }
    return {
      ask,
      // "Miami: expired + withdrawn": a place that everybody knows would narrow the rows.
      isName: text =>
        isCalled(text) &&
        narrowsNothing(text) &&
        !isGroup(text, today) &&
        !knownNames.has(text.trim().toLowerCase()),
      isSameThing: (one, other) =>
        areOfOneNoun(scan(lineOf(one, today)).placed, scan(lineOf(other, today)).placed),
      isState: text => {
        const { placed } = scan(lineOf(text, today))
        return placed.length > 0 && placed.every(({ item }) => item.kind === 'condition')
      },
      isStory: text => narrowsNothing(text) && ask(text) === null,
    }
  }

  const composed = (question: string, today: string): Heard | null => {
    const index = indexOn(today)
    const plan = formulaPlan(question, index, hearersOn(today))
    if (plan === null || comparesWithOneGroup(plan)) return null
    return heardAs(plan, question, today)
  }

  const heardAs = (plan: Plan, question: string, today: string): Heard => {
    const [index, line, tokens] = [indexOn(today), lineOf(question, today), tokensOf(question)]
    const words: Words = { question, today, index, tokens, line, placed: [], leans: false, continues: false }
    return { ...words, kind: 'heard', plan, periodLabel: null }
  }

  /** "Total leads, leads from Instagram": heard as one number, it would be of neither. */
  const inARow = (question: string, heard: Hearing, today: string): Hearing => {
    const row = heard.kind === 'about' ? null : (numbersUnderHeading(question) ?? numbersOfOneNoun(question))
    if (
      row === null ||
      (heard.kind === 'heard' && (heard.continues || (row.isGuess !== true && hasAll(heard.plan, row))))
    )
      return heard
    if (row.lists) {
      const together = listsTogether(question)
      const both = together === null ? heard : alone(together, [], today)
      return together !== null && both.kind === 'heard'
        ? { ...both, question }
        : decline('beyond the engine', [severalLists], question, model)
    }
    const plan = numbersApart(indexOn(today), row, hearersOn(today).ask)
    if (plan !== null) return heardAs(plan, question, today)
    return heard.kind === 'heard' && row.isGuess !== true
      ? decline('beyond the engine', ['several numbers at once'], question, model)
      : heard
  }

  /** "What percent expired and what percent was withdrawn": heard as one share, it would be that of neither. */
  const sharesOf = (question: string, heard: Hearing, today: string): Hearing => {
    const row = heard.kind === 'about' ? null : sharesInARow(question)
    if (row === null || ('continues' in heard && heard.continues)) return heard
    const plan = sharesApart(row, hearersOn(today).ask)
    if (plan !== null) return heardAs(plan, question, today)
    // "Have a pool and what percentage have none": its groups are both of them.
    return heard.kind === 'heard' && !isOfSides(heard)
      ? decline('beyond the engine', ['several shares at once'], question, model)
      : heard
  }

  /** "Subdivision, actives, sold past 90 days": each column is a number of its own; heard as one wish, the words narrow each other. */
  const inColumns = (question: string, heard: Hearing, today: string): Hearing => {
    if (heard.kind === 'about' || ('continues' in heard && heard.continues)) return heard
    for (const sheet of sheetsIn(question)) {
      if (heard.kind === 'heard' && hasCells(heard.plan, sheet)) continue
      const group = sheet.group ?? groupOf(indexOn(today), scan(lineOf(sheet.scope, today)).placed)
      // "Days on market, community by community": one number.
      if (group === null || !isGroup(group, today)) continue
      if (sheet.cells.some(cell => isGroup(cell, today) || isTime(cell, today))) continue
      if (goesOnNaming(sheet.cells.map(cell => lineOf(cell, today)))) continue
      const plan = sheetPlan(indexOn(today), sheet, group, hearersOn(today).ask)
      if (plan === 'lost' && heard.kind === 'heard' && !hasNumbers(heard.plan, sheet))
        return decline('beyond the engine', ['several numbers at once'], question, model)
      if (plan !== null && plan !== 'lost') return heardAs(plan, question, today)
    }
    return heard
  }

  /** "Refunded / completed orders" are two states of one thing, "beds / baths" two columns of one row. */
  const dividesTwo = (question: string, today: string): boolean =>
    slashed(question)?.every(side => !hearersOn(today).isState(side) && !isTime(side, today)) ?? false

  /** "City: revenue / nights": for each of them; a number is called so by nobody. */
  const isGroup = (text: string, today: string): boolean => {
    const { placed } = scan(lineOf(text, today))
    const index = indexOn(today)
    return (
      placed.length === 1 &&
      placed.every(
        ({ item }) =>
          item.kind === 'attribute' && item.attributes.some(one => index.attribute(one).kind === 'category'),
      )
    )
  }

  /** "By quarter, LY + TY": two times, and no numbers. */
  const isTime = (side: string, today: string): boolean => {
    const { placed } = scan(lineOf(side, today))
    return /^[lt]y$/i.test(side) || (placed.length > 0 && placed.every(({ item }) => item.kind === 'period'))
  }

  const showsBoth = (question: string, { plan, index }: Heard, today: string): boolean =>
    showsSides(
      (slashed(question) ?? []).map(text => ({ text, placed: scan(lineOf(text, today)).placed })),
      plan,
      index,
    )

  const isFormula = (question: string, history: readonly string[], today: string): boolean => {
    if (!mayCompute(question) || composed(question, today) === null) return false
    if (surelyComputes(question) || dividesTwo(question, today)) return true
    return alone(question, history, today).kind !== 'heard'
  }

  return (typed, history, today) => {
    const parts = dividesParts(typed) ? partOfEach(typed, indexOn(today), hearersOn(today).ask) : null
    if (parts !== null) return heardAs(parts, typed, today)
    if (dividesParts(typed)) return decline('beyond the engine', ['this formula'], typed, model)
    const given = inSigns(
      moreThanOthers(plusBehind(ratioBehind(rateOfTwo(bothOverOne(thanOneSoPaid(typed)))))),
    )
    const asked = mayCompute(given) || given.includes('(') ? withoutRateAgain(given) : given
    const signed = mayCompute(asked) ? asSign(asked) : asked
    const computed = mayCompute(asked) ? (named(signed) ?? signed) : asked
    const question = mayCompute(asked) ? withExclusion(computed, hearersOn(today)) : asked
    const divides = mayCompute(asked) && dividesTwo(question, today)
    const isSure = mayCompute(asked) && (surelyComputes(question) || divides)
    const formula = isSure ? composed(question, today) : null
    if (formula !== null && (surelyComputes(question) || hasQuantity(formula.plan))) return formula
    if (defines(question)) return decline('beyond the engine', ['this formula'], asked, model)
    const plain = sharesOf(question, alone(question, history, today), today)
    const heard = inColumns(question, inARow(question, plain, today), today)
    if (
      divides &&
      heard.kind === 'heard' &&
      isNoQuotient(heard.plan, question) &&
      !showsBoth(question, heard, today)
    )
      return decline('beyond the engine', ['this formula'], asked, model)
    // Only what was read in the ordinary way can be gone on from: the parts of a formula have lost their places in it.
    const before = history.at(-1)
    if ('continues' in heard && heard.continues && before !== undefined)
      if (isFormula(before, history.slice(0, -1), today))
        return decline('beyond the engine', ['what goes on from a formula'], asked, model)
    if (heard.kind === 'heard' || heard.kind === 'about' || isSure) return heard
    const each = partOfEach(question, indexOn(today), hearersOn(today).ask)
    if (each !== null) return heardAs(each, question, today)
    return mayCompute(asked) ? (composed(question, today) ?? heard) : heard
  }
}

const isOfSides = ({ plan, index }: Heard): boolean =>
  plan.keys.some(key => key.kind === 'attribute' && index.attribute(key.attribute).kind === 'flag')

const hasQuantity = ({ columns }: Plan): boolean => columns.some(({ kind }) => kind === 'quantity')

/** They speak of numbers and things, and narrow none of them. */
const naming: ReadonlySet<Placed['item']['kind']> = new Set([
  'quantity',
  'attribute',
  'noun',
  'ask',
  'change',
  'between',
  'over',
  'ratio',
  'average per',
])

/** "Absorption in Foo Town": what stands behind such a word narrows something, known or not. */
const isCalled = (text: string) =>
  text.length <= 60 &&
  // "2025 revenue per listing (= …)": the time would be lost in its name.
  !/\b(?:(?:19|20)\d\d|q[1-4]|ytd|(?:this|last|next|past) (?:\d+ )?(?:years?|months?|quarters?|weeks?|days?))\b/i.test(
    text,
  ) &&
  !/\b(?:in(?! (?:days|weeks|months|percent|%|dollars|usd)\b)|for|at|with|without|within|across|among|from|during|since)\b/i.test(
    text,
  )
