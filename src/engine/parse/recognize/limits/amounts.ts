// Numbers that set a limit: "under $500", "at least 3 bedrooms", "more than 20 views", "a refund rate above 5 percent".
import type { ConditionRef, QuantityRef } from '#engine/parse/item.ts'
import type { Amount, Line, MeaningOf } from '#engine/parse/piece.ts'
import { thingsOf } from '#engine/parse/recognize/numbers/amount-of.ts'
import { askedOf, meanOf } from './asked-of.ts'
import { having, isLarge } from './having.ts'
import { condition, daysIn, isLimit, isMeanLength, lengthOfTime, scaled } from './length-of-time.ts'
import { multipleAt } from './multiples.ts'
import { doneBefore } from './nouns-before.ts'
import { isHouseNumber, isNoAmount, isNumberOfGroup, isTimeBehind } from './no-amount.ts'
import { isPassiveMade } from '#engine/parse/recognize/conditions/passive-made.ts'
import { numbersAt } from './numbers-at.ts'
import { ofSuch } from './of-such.ts'
import { isVerbOfMeasure, measured, quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

/** "3+ bedrooms", "more than 3 stays", "over 10k spent", "under $500 a night". */
export const amountFirst = opensWith({ kinds: ['amount'] })((line, at) => {
  const meaning = line.means(at, 'amount')
  if (meaning === undefined) return null
  const { amount, unit } = meaning
  if (isNoAmount(line, at)) return null
  const behind = line.past(at + 1)
  // "Under 400k? Addresses and prices": what a new sentence begins with is not what the number counts.
  const next = line.pieces[behind]?.sentence === line.pieces[at]?.sentence ? behind : line.length
  const counts = line.pieces[next]?.plural === true && unit !== 'money'
  // "Over 2 million with beds and baths": what is shown beside them is no unit.
  const isBeside = line.pieces
    .slice(at + 1, next)
    .some(({ text }) => /^(with|and|plus|showing|including)$/.test(text))
  const units = (isBeside ? [] : line.all(next, 'unit'))
    // "Toys under $20 in stock": dollars count no pieces.
    .filter(({ price }) => (price ? !counts : unit !== 'money'))
    .map(({ attribute }) => attribute)
  const counted = line.all(next, 'noun').filter(({ weak }) => !weak)
  if (units.length > 0 && counted.length > 0 && isLimit(amount)) {
    const nouns = counted.map(({ noun }) => noun)
    const or = {
      condition: { kind: 'amount', attributes: units, amount, unit, not: false } satisfies ConditionRef,
    }
    const limits = having({ kind: 'count', nouns }, amount, unit)
    return {
      end: next + 1,
      items: limits.map((item, at) => (at === 0 && item.kind === 'having' ? { ...item, or } : item)),
    }
  }
  if (units.length > 0) return { end: next + 1, items: [condition(units, amount, unit)] }
  // "Ordered more than 20 times", "exactly once": the verb says what is counted.
  const isTimes = /^times?$/.test(line.pieces[next]?.text ?? '')
  if (isTimes || /\b(once|twice|thrice)\b/.test(line.pieces[at]?.text ?? '')) {
    const nouns = doneBefore(line, at)
    const end = isTimes ? next + 1 : at + 1
    return nouns.length > 0 ? { end, items: having({ kind: 'count', nouns }, amount, unit) } : null
  }
  const asked = askedOf(line, at)
  if (asked !== null && isLimit(amount)) return { end: at + 1, items: having(asked, amount, unit) }
  const length = lengthOfTime(line, at, amount)
  if (length !== null) return length
  const described = ofSuch(line, at, amount, unit)
  if (described !== null) return described
  // "Homes over a million have sold": a verb between ends what the number counts.
  const apart = line.pieces
    .slice(at + 1, next)
    .some(({ text }) => /^(have|has|had|are|is|were|was|been|that|who|which|with|and|plus)$/.test(text))
  // "Over 100k in sales": nobody counts so many of them. "Over a million sold": the money of what became of them.
  const isMoney = unit === 'money' || isLarge(amount)
  const isHeld = /^(with|has|have|had)$/.test(line.pieces[at - 1]?.text ?? '')
  const isState =
    isLarge(amount) && !isHeld && next === at + 1 && line.all(next, 'value').length > 0 && !counts
  const owned =
    apart || isState || isItsPrice(line, at, next)
      ? null
      : unit === 'money'
        ? (measured(line, next) ?? meanOf(line, next))
        : ((isMoney ? measured(line, next) : null) ?? ownedBy(line, next))
  // "Under 900k in a village": nobody counts so many of them.
  const isCounted = owned?.quantity.kind === 'distinct' && isLarge(amount)
  if (owned !== null && isLimit(amount) && !isCounted) {
    const end = isStateOfNext(line, next, owned.end) ? owned.end + 1 : owned.end
    return { end, items: having(owned.quantity, amount, unit) }
  }
  // "Under $100 rated 4 or better": the next attribute has a number of its own.
  const taken = line.means(line.past(next + 1), 'amount') !== undefined
  // "Homes over a million sell for …": the verb of what is asked.
  const isAsked = /^(sell|sells|sold|selling|go|goes|went) for$/.test(line.pieces[next]?.text ?? '')
  const near = !apart && !isAsked && (next === at + 1 || line.pieces[at + 1]?.soft === true)
  const attributes = near && !taken ? numbersFor(line, next, meaning) : []
  if (attributes.length > 0 && isLimit(amount))
    return { end: next + 1, items: [condition(attributes, amount, unit)] }
  // A bare number can be a rank or a year; only a limit or a price stands for itself.
  return isLimit(amount) || unit === 'money' ? { end: at + 1, items: [condition([], amount, unit)] } : null
})

/** "More than 20 active homes": a state that is also a name of such things, before another name of them. */
const isStateOfNext = (line: Line, at: number, end: number): boolean =>
  end === at + 1 &&
  line.pieces[at]?.plural !== true &&
  line.all(at, 'value').length > 0 &&
  line.all(at, 'noun').some(({ weak }) => !weak) &&
  line.pieces[end]?.plural === true &&
  line.all(end, 'noun').some(({ weak }) => !weak)

/** "Products over $100 sold last month", "items priced under $20 bought": what each costs; "with over $100 sold" is what it brought in. */
function isItsPrice(line: Line, at: number, next: number): boolean {
  const owner = line.pieces[at - 1]?.text === 'priced' ? at - 2 : at - 1
  const things = line.all(owner, 'noun').filter(({ weak }) => !weak)
  const isPriced = things.length > 0 && things.every(one => one.pricedFrom !== undefined)
  return (
    line.means(at, 'amount')?.unit === 'money' &&
    next === at + 1 &&
    isPriced &&
    /^(sold|selling|bought|ordered|purchased)$/.test(line.pieces[next]?.text ?? '')
  )
}

/** What a number can count: things, or what is measured. */
function ownedBy(line: Line, at: number): { quantity: QuantityRef; end: number } | null {
  let place = at
  if (line.is(place, 'different')) place = line.past(place + 1)
  const distinct = place !== at
  const attributes = line.all(place, 'attribute').map(({ attribute }) => attribute)
  if (distinct && attributes.length > 0) return { quantity: { kind: 'distinct', attributes }, end: place + 1 }
  const nouns = line.all(place, 'noun').map(({ noun }) => noun)
  if (nouns.length > 0) return { quantity: { kind: 'count', nouns }, end: place + 1 }
  // "In more than two categories": a number of values is one of different ones.
  const kinds = line.all(place, 'attribute').flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  const isKind = kinds.length > 0 && line.all(place, 'value').length === 0
  return isKind
    ? { quantity: { kind: 'distinct', attributes: kinds }, end: place + 1 }
    : measured(line, place)
}

/** "price under 500", "built before 1960", "avg rating under 3.8", "cancellation rate above 14 percent". */
export const amountLast = opensWith({ kinds: 'any', texts: 'average | mean | median' })((line, at) => {
  if (isPassiveMade(line, at)) return null
  const found = quantityAt(line, at)
  // "Orders over $500": the things are named, and the money is theirs.
  const named = line.all(at, 'attribute').length > 0 && line.all(at, 'value').length === 0
  const isThing =
    !named && (line.all(at, 'value').length > 0 || line.all(at, 'noun').some(({ weak }) => !weak))
  const attributes = isThing ? [] : [...numbersAt(line, at), ...adjectiveAt(line, at)]
  const after = (end: number): Found | null => {
    const next = line.past(end)
    const meaning = line.means(next, 'amount')
    if (meaning === undefined || multipleAt(line, next) !== null || isTimeBehind(line, at, next)) return null
    if (countsRows(line, end, next) || isHouseNumber(line, next)) return null
    // "Nightly price for a three bedroom": the number belongs to what follows it; in "rated 4.5 in stock" to the verb.
    const isVerb = next === at + 1 && (line.pieces[at]?.text ?? '').endsWith('ed')
    const isOwn = found !== null && end === found.end && isMeanLength(line, at, end, next)
    const unit = line.all(next + 1, 'unit')
    // "A rating of 4 stars": its own unit.
    const isItsUnit =
      line.pieces[next - 1]?.text === 'of' && unit.some(({ attribute }) => attributes.includes(attribute))
    if (unit.length > 0 && !isVerb && !isOwn && !isItsUnit) return null
    // "In stock with fewer than 5 units sold": behind "with" a number has an owner of its own.
    const isWith = line.pieces.slice(end, next).some(({ text }) => text === 'with')
    if (isWith && ownedBy(line, line.past(next + 1)) !== null) return null
    // "Rent in 23" names a year.
    const isYear = line.pieces[next - 1]?.text === 'in' && meaning.unit === 'plain'
    if (meaning.amount.kind === 'exact' && isYear) return null
    // "Sold fewer than 10 units": what is counted stands behind the number.
    const goesOn = line.is(next + 1, 'and', 'comma')
    const isCounted =
      ownedBy(line, line.past(next + 1)) !== null ||
      // "Made 8 or more completed stays"; "made over 50000 in confirmed bookings" is money.
      (line.past(next + 1) === next + 1 && ofSuch(line, next, meaning.amount, meaning.unit) !== null)
    if (isVerbOfMeasure(line, at) && !goesOn && isCounted) return null
    // "How many are there under $500,000": the money is that of the things, not their number.
    const isAsked =
      found?.quantity.kind === 'count' &&
      (meaning.unit === 'money' || (line.is(at, 'count') && !isNumberOfGroup(line, at, end, next)))
    if (isAsked) return null
    // "Bookings made more than a month before arrival": a length of time, and no money.
    const isLength = line.means(next + 1, 'grain')?.counted === true
    if (found?.quantity.kind === 'measure' && isVerbOfMeasure(line, at) && isLength) return null
    if (found !== null && end === found.end && found.quantity.kind !== 'distinct')
      return isLimit(meaning.amount)
        ? {
            end: isOwn ? next + 2 : next + 1,
            items: [...having(found.quantity, meaning.amount, meaning.unit), ...thingsOf(found)],
          }
        : null
    const grain = line.means(next + 1, 'grain')
    // "On the market for less than 30 days" tells how long, not what state it is in.
    // "Sold in less than a week", "sold within two weeks" tell how long it took, and keep their own meaning.
    const isWithin = (line.pieces[next]?.text ?? '').startsWith('within')
    const isTaken = isWithin ? line.all(at, 'date').length > 0 : line.pieces[next - 1]?.text === 'in'
    if (attributes.length === 0 && grain?.counted === true && isTaken) return null
    if (attributes.length === 0 && grain?.counted === true) {
      // "Orders for the two months": of things so many are counted, and no days.
      const lengths = line.all(at, 'attribute').length === 0 ? [] : numbersAt(line, at)
      return lengths.length === 0
        ? null
        : { end: next + 2, items: [condition(lengths, scaled(meaning.amount, daysIn[grain.grain]), 'days')] }
    }
    const unpriced = numbersAt(line, at).length > 0 && numbersFor(line, at, meaning).length === 0
    if (attributes.length === 0 || unpriced) return null
    // "Sitting for over a month": in days, as the attribute is.
    return grain?.counted === true
      ? {
          end: next + 2,
          items: [condition(attributes, scaled(meaning.amount, daysIn[grain.grain]), 'days')],
        }
      : {
          end: isItsUnit ? next + 2 : next + 1,
          items: [condition(attributes, startingFrom(line, next, meaning), meaning.unit)],
        }
  }
  if (found !== null) return after(found.end)
  return attributes.length > 0 || numbersAt(line, at).length > 0 ? after(at + 1) : null
})

/** "Days on market from 90": no single number is meant. */
function startingFrom(line: Line, at: number, { amount }: MeaningOf<'amount'>): Amount {
  const [value, ...more] = amount.kind === 'exact' ? amount.values : []
  const isStart = line.pieces[at - 1]?.text === 'from' && value !== undefined && more.length === 0
  return isStart ? { kind: 'bound', op: '>=', value } : amount
}

/** "The price of the ten priciest homes", "of the five homes": how many rows there are, no limit of what is shown of them. */
function countsRows(line: Line, end: number, at: number): boolean {
  const meaning = line.means(at, 'amount')
  if (meaning?.amount.kind !== 'exact' || meaning.unit !== 'plain') return false
  const next = line.past(at + 1)
  const isRanked =
    line.is(next, 'top', 'bottom') ||
    line.all(next, 'extreme').length > 0 ||
    line.means(next, 'edge') !== undefined
  const isThing = line.pieces[next]?.plural === true && line.all(next, 'noun').some(({ weak }) => !weak)
  return isRanked || (at > end && isThing)
}

/** "Under $500,000 sit how long", "under 500k sell faster": money is never said of days. */
function numbersFor(line: Line, at: number, { unit, amount }: MeaningOf<'amount'>): string[] {
  const isMoney = unit === 'money' || isLarge(amount)
  const unpriced = new Set(
    line.all(at, 'attribute').flatMap(one => (one.unpriced === true ? [one.attribute] : [])),
  )
  return numbersAt(line, at).filter(id => !isMoney || !unpriced.has(id))
}

/** "Expensive" of "not more expensive than 900k": the number tells the rest. */
const adjectiveAt = (line: Line, at: number) =>
  (line.pieces[at]?.text ?? '').endsWith('est')
    ? []
    : line.all(at, 'extreme').map(({ attribute }) => attribute)
