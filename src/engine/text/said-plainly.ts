// A question in plain words: what is said in a roundabout way, as the words that it stands for.
import { addingUp } from './adding-up.ts'
import { againstAverage } from './against-average.ts'
import { ageInYears } from './age-in-years.ts'
import { arrivalDates } from './arrival-dates.ts'
import { askedFor } from './asked-for.ts'
import { asPercentage } from './as-percentage.ts'
import { bareGroups } from './bare-groups.ts'
import { byTheMonth } from './by-the-month.ts'
import { columnsAsked } from './columns-asked.ts'
import { comparedWith } from './compared-with.ts'
import { countedBehind } from './counted-behind.ts'
import { countingFirst } from './counting-first.ts'
import { inColumns } from './in-columns.ts'
import { itemsInOrder } from './items-in-order.ts'
import { formulaStyle } from './formula-style.ts'
import { daysOfWeek, daysSpent } from './days-spent.ts'
import { givenUp } from './given-up.ts'
import { goingUp } from './going-up.ts'
import { groupsLeftOut } from './groups-left-out.ts'
import { hadOne } from './had-one.ts'
import { havingNone, havingOne, madeOne, soldNone } from './having-events.ts'
import { howCommon } from './how-common.ts'
import { howOften } from './how-often.ts'
import { howOftenEach } from './how-often-each.ts'
import { moreOften } from './more-often.ts'
import { madeOrders } from './made-orders.ts'
import { meanBeside } from './mean-beside.ts'
import { meanLast } from './mean-last.ts'
import { medium } from './medium.ts'
import { moneyHandedBack } from './money-handed-back.ts'
import { moneyInStock } from './money-in-stock.ts'
import { nightsOnOffer } from './nights-on-offer.ts'
import { notOnce } from './not-once.ts'
import { notNot, notOnly } from './not-only.ts'
import { numberAgain } from './number-again.ts'
import { numberAndValue } from './number-and-value.ts'
import { ofBoth } from './of-both.ts'
import { ofEveryHundred } from './of-every-hundred.ts'
import { ofLate } from './of-late.ts'
import { offAsking } from './off-asking.ts'
import { oneOfEach } from './one-of-each.ts'
import { oneOrder } from './one-order.ts'
import { onlyThese } from './only-these.ts'
import { partOfGroups } from './part-of-groups.ts'
import { partOfWhole } from './part-of-whole.ts'
import { runningEnds } from './running-ends.ts'
import { saidOfHomes } from './said-of-homes.ts'
import { sameMonths, throughYear } from './same-months.ts'
import { sayingsByOpening } from './sayings.ts'
import { hangingHyphens, sharedHeads } from './shared-heads.ts'
import { differsBy } from './differs-by.ts'
import { secondTimes } from './second-times.ts'
import { soldByFoot } from './sold-by-foot.ts'
import { soldFaster } from './sold-faster.ts'
import { soldKinds, soldMore } from './sold-more.ts'
import { standingFor } from './standing-for.ts'
import { startingIn } from './starting-in.ts'
import { saidAnew } from './said-anew.ts'
import { saidBehind } from './said-behind.ts'
import { slashedUnits } from './slashed-units.ts'
import { stepsOfVisits } from './steps-of-visits.ts'
import { stockSold } from './stock-sold.ts'
import { tableHeadings } from './table-headings.ts'
import { thanLastYear } from './than-last-year.ts'
import { thanOlder } from './than-older.ts'
import { thanOne } from './than-one.ts'
import { throughMonth } from './through-month.ts'
import { timeBetween } from './time-between.ts'
import type { Token } from './token.ts'
import { upOrDown } from './up-or-down.ts'
import { whenClauses } from './when-clauses.ts'
import { unitsWeHold } from './units-we-hold.ts'
import { valueOfGoods } from './value-of-goods.ts'
import { whereHeading } from './where-heading.ts'
import { worthOfStock } from './worth-of-stock.ts'

type Tokens = readonly Token[]

export function saidPlainly(given: Tokens): Token[] {
  const tokens = [
    whileItLasted,
    medium,
    oneOrder,
    stepsOfVisits,
    moneyHandedBack,
    byTheMonth,
    notOnce,
    notOnly,
    notNot,
    justGone,
    sameRooms,
    oneByOne,
    saidAnew,
    saidBehind,
    howOftenEach,
    formulaStyle,
    groupsLeftOut,
    offAsking,
    saidOfHomes,
    itemsInOrder,
    ageInYears,
    madeOrders,
    countedBehind,
    besidesIt,
    madeOne,
    havingOne,
    havingNone,
    soldNone,
    throughMonth,
    throughYear,
    sameMonths,
    sharedHeads,
    hangingHyphens,
    upOrDown,
    goingUp,
    whereHeading,
    slashedUnits,
    thanLastYear,
    thanOne,
    thanOlder,
    nightsOnOffer,
    soldMore,
    partOfWhole,
    asPercentage,
    ofEveryHundred,
    addingUp,
    countingFirst,
    howCommon,
    howOften,
    hadOne,
    standingFor,
    bareGroups,
    askedFor,
    soldFaster,
    soldByFoot,
    comparedWith,
    moreOften,
    runningEnds,
    soldKinds,
    whenClauses,
    ofLate,
    secondTimes,
    timeBetween,
    differsBy,
    numberAndValue,
    unitsWeHold,
    moneyInStock,
    stockSold,
    valueOfGoods,
    worthOfStock,
    givenUp,
    numberAgain,
    columnsAsked,
    inColumns,
    tableHeadings,
    partOfGroups,
    againstAverage,
    arrivalDates,
    startingIn,
    daysSpent,
    daysOfWeek,
    ofBoth,
    onlyThese,
    meanBeside,
    meanLast,
    oneOfEach,
  ].reduce((told, hear) => hear(told), given)
  const plain: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const saying = sayingAt(tokens, at)
    const token = tokens[at]
    if (token === undefined) break
    if (saying === undefined) plain.push(token)
    else plain.push(...spoken(saying.meant, token))
    at += saying?.words.length ?? 1
  }
  return plain
}

/** The longest saying wins, so those of one word come last. */
function sayingAt(tokens: Tokens, at: number) {
  const text = (place: number) => tokens[place]?.text ?? ''
  const opening = (key: string) =>
    sayingsByOpening
      .get(key)
      ?.find(
        ({ words, before, behind }) =>
          words.every((word, i) => text(at + i) === word && tokens[at + i]?.quoted !== true) &&
          (before?.test(text(at - 1)) ?? true) &&
          (behind?.test(text(at + words.length)) ?? true),
      )
  return opening(`${text(at)} ${text(at + 1)}`) ?? opening(text(at))
}

function spoken(meant: string, token: Token): Token[] {
  const { glue: _, ...place } = token
  return meant === '' ? [] : meant.split(' ').map(text => ({ ...place, kind: 'word' as const, text }))
}

/** "While last summer lasted": that it did is no news. */
const whileItLasted = (tokens: Tokens): Tokens =>
  tokens.filter(
    ({ text }, at) =>
      text !== 'lasted' || !tokens.slice(Math.max(0, at - 7), at).some(({ text: word }) => word === 'while'),
  )

const gone = /^(gone|past|ended|finished|passed)$/
const spans = /^(day|week|month|quarter|year|summer|winter|spring|autumn|fall|weekend|season)$/

/** "The month just gone" is the last one. */
const justGone = (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isGone = (at: number) => spans.test(text(at)) && text(at + 1) === 'just' && gone.test(text(at + 2))
  return tokens.flatMap((token, at) => {
    if ((text(at) === 'the' && isGone(at + 1)) || isGone(at - 1) || isGone(at - 2)) return []
    return isGone(at) ? [...spoken('last', token), token] : [token]
  })
}

/** "No half bath and two full ones": baths as well. */
const sameRooms = (tokens: Tokens): Tokens =>
  tokens.map((token, at) =>
    /^ones?$/.test(token.text) &&
    /^(full|half|partial)$/.test(tokens[at - 1]?.text ?? '') &&
    tokens.slice(0, at).some(({ text }) => /^(bath|bathroom)s?$/.test(text))
      ? { ...token, text: 'baths' }
      : token,
  )

/** "One brand at a time", "brandwise": one for each of them. */
const oneByOne = (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isRow = (at: number) =>
    text(at) === 'one' && /^at a time$/.test([2, 3, 4].map(step => text(at + step)).join(' '))
  const joined = /^(brand|category|city|state|month|week|year|quarter|area|status|type|product|source)wise$/
  return tokens.flatMap((token, at) => {
    if (isRow(at)) return spoken('by', token)
    if ([2, 3, 4].some(step => isRow(at - step))) return []
    return joined.test(token.text) ? spoken(`${token.text.slice(0, -4)} wise`, token) : [token]
  })
}

/** "Besides Aspen, which city earns the most": another one. Elsewhere it may add as well as leave out. */
const besidesIt = (tokens: Tokens): Tokens => {
  const pause = tokens.findIndex(({ text }) => text === ',')
  const isAsked =
    tokens[0]?.text === 'besides' &&
    pause > 0 &&
    /^(which|what|who|where)$/.test(tokens[pause + 1]?.text ?? '') &&
    tokens.slice(pause).some(({ text }) => /^(most|least|best|worst|top|[a-z]{3,}est)$/.test(text))
  return isAsked ? tokens.map((token, at) => (at === 0 ? { ...token, text: 'except' } : token)) : tokens
}
