// "not booked", "no pool", "without viewings": what stands before turns the meaning round.
import type { Line } from '#engine/parse/piece.ts'
import { isNotOnly } from './not-only.ts'

/** A verb that says nothing beside what follows it: "not paid by card", "never used PayPal". */
const light = /^(paid|used|made|placed|done|using|through|via|gone|went)$/

export const negationBefore = (line: Line, at: number): boolean => {
  if (relativeBefore(line, at) !== null || goesOnExcluding(line, at)) return true
  let passed = false
  let named = false
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) {
    // "Not just what is active" leaves nothing out.
    if (isNotOnly(line, before)) return false
    if (negates(line, before)) return !passed || excludes(line, before) || (!named && isWithout(line, before))
    const { soft = false, text = '' } = line.pieces[before] ?? {}
    named ||= isAny(line, before) && !anything.test(text)
    if (isAny(line, before)) passed = true
    else if (!soft && !light.test(text)) return false
  }
  return false
}

/** "Apart from the ones that came through Google": behind a relative pronoun, any verb leads on to what tells which. */
function relativeBefore(line: Line, at: number): number | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isVerb = (place: number) =>
    line.pieces[place]?.soft === true ||
    light.test(text(place)) ||
    /^(came|come|comes|coming|found|arrived|originated)\b/.test(text(place))
  let pronoun = at - 1
  while (pronoun > at - 5 && isVerb(pronoun) && !/^(that|who|which)$/.test(text(pronoun))) pronoun--
  if (!/^(that|who|which)$/.test(text(pronoun)) || !isAny(line, pronoun - 1)) return null
  let before = pronoun - 2
  while (line.pieces[before]?.soft === true) before--
  return excludes(line, before) ? before : null
}

/** "Leaving out refunds and Pet Supplies": what is named in one breath with what is left out is left out as well. */
export function goesOnExcluding(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const joint = text(at - 1) === 'the' ? at - 2 : at - 1
  // "Cancelled ones and viewings".
  const before = /^(ones|those)$/.test(text(joint - 1)) || isOfState(line, joint - 1) ? joint - 2 : joint - 1
  // "Excluding Old Town and with a pool": a preposition says something of those that stay.
  if (/^(with|in|on|at|from|for|having|under|over|by)\b/.test(text(at))) return false
  // "Excl. cancelled, viewings": nothing follows that they could be said of.
  const isJoint = /^(and|or|nor|&|\+)$/.test(text(joint)) || (text(joint) === ',' && at === line.length - 1)
  if (!isJoint || !(isTelling(line, before) || isAny(line, before))) return false
  return excludedBefore(line, before) || isBareWithout(line, before) || goesOnExcluding(line, before)
}

/** "Excluding cancelled bookings and viewings": what tells which stands before the things; "without …" may miss them. */
const isOfState = (line: Line, at: number): boolean =>
  isAny(line, at) && line.all(at - 1, 'value').length > 0 && excludes(line, at - 2)

/** "Without cancelled and viewings", "no refunded or cancelled": a state alone is left out, where "no bookings" are missing. */
const isBareWithout = (line: Line, at: number): boolean =>
  line.all(at, 'value').length > 0 &&
  line.all(at, 'noun').length === 0 &&
  /^(no|without|w\/o)$/.test(line.pieces[at - 1]?.text ?? '')

/** "Leaving out anything in Florida", "except homes in Napa": the things that are left out, before what tells which. */
export const isAny = (line: Line, at: number): boolean =>
  anything.test(line.pieces[at]?.text ?? '') ||
  (line.all(at, 'noun').some(({ weak }) => !weak) && line.all(at, 'value').length === 0)

const anything = /^(anything|everything|anyone|everyone|those|ones|stuff)$/

/** "Without anything cancelled", and the "or" that goes on with it. */
const isWithout = (line: Line, at: number): boolean =>
  /^(without|w\/o|without any|or)$/.test(line.pieces[at]?.text ?? '')

export const excludes = (line: Line, at: number): boolean =>
  line.is(at, 'not') && !/^(not|neither|nor|non)$/.test(line.pieces[at]?.text ?? '')

/** "Not", "no", and the "or" of "without a pool or a garage". */
function negates(line: Line, at: number): boolean {
  // "Bought nothing from Books": the books are what was not bought, not what they must not be.
  if (/^(nothing|none)$/.test(line.pieces[at]?.text ?? '')) return false
  if (line.is(at, 'not', 'none') || /^(w\/o|without)$/.test(line.pieces[at]?.text ?? '')) return true
  if (line.pieces[at]?.text !== 'or' || saysItsOwn(line, at)) return false
  for (let before = at - 1; before >= 0 && before >= at - 5; before--) {
    if (line.is(before, 'comma') || /^(and|but|with)$/.test(line.pieces[before]?.text ?? '')) return false
    if (line.is(before, 'not', 'none') || line.means(before, 'flag')?.yes === false) return true
    if (/^(not|never) /.test(line.pieces[before]?.text ?? '')) return true
  }
  return false
}

const limited =
  /^(no|not|never|without|zero|none)\b|^(over|under|above|below|before|after|since|between|more|less|fewer|more than|less than|fewer than|at least|at most|up to|no more than|[<>]=?)$/

/** "No pool or built before 1980", "never ordered or have no reviews": what stands behind "or" is limited or denied by itself. */
function saysItsOwn(line: Line, at: number): boolean {
  for (let place = at + 1; place <= at + 3 && place < line.length; place++) {
    if (line.is(place, 'comma', 'and', 'or')) return false
    if (limited.test(line.pieces[place]?.text ?? '')) return true
    const bound = line.means(place, 'amount')?.amount.kind
    const isBound = bound !== undefined && bound !== 'exact'
    if (isBound || /^(before|after|since) /.test(line.pieces[place]?.text ?? '')) return true
  }
  return false
}

/** What a negation is said of, behind it and its light verb. */
export function pastNot(line: Line, at: number): number {
  const told = line.pieces.findIndex(
    (_, place) => place > at && relativeBefore(line, place) === at && isTelling(line, place),
  )
  if (told > 0) return told
  let next = line.past(at + 1)
  if (light.test(line.pieces[next]?.text ?? '')) next = line.past(next + 1)
  if (excludes(line, at) && isAny(line, next) && line.pieces[next + 1]?.soft === true)
    next = line.past(next + 1)
  else if (isWithout(line, at) && anything.test(line.pieces[next]?.text ?? '')) next = line.past(next + 1)
  return next
}

/** "Excluding withdrawn", "other than pendings": a kind of things is left out, rather than missing. */
export const excludedBefore = (line: Line, at: number): boolean => {
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  return line.is(before, 'not') && !/^not$/.test(line.pieces[before]?.text ?? '')
}

/** "Revenue by brand excluding Electronics products": they are what is left out, where the question has its own things. */
export function pastExcluded(line: Line, at: number): number {
  const isThing = (place: number) =>
    line.all(place, 'noun').some(({ weak }) => !weak) && line.all(place, 'value').length === 0
  const isAsked = line.pieces.some(
    (_, place) => place < at && (isThing(place) || line.all(place, 'measure').length > 0),
  )
  return isThing(at) && line.pieces[at]?.plural === true && isAsked ? at + 1 : at
}

const isTelling = (line: Line, at: number): boolean =>
  (['value', 'segment', 'flag'] as const).some(kind => line.means(at, kind) !== undefined)

const having =
  /^(have|has|had|get|got|gotten|receive|received|see|seen|show|made|make|placed|place|been|be|landed|land|scored|score|drawn|draw|attracted|attract|pulled|won|taken)$/
const determiner = /^(any|a|an|the|single|one|even|ever|yet|at least)$/

/** Behind "no", "zero", "never", "do not have a single": where the thing stands that is not there, or null. */
export function pastNone(line: Line, at: number): number | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isNot = line.is(at, 'not') && /^(not|never|neither|nor)$/.test(text(at))
  const goesOn = text(at) === 'or' && negates(line, at)
  if (!line.is(at, 'none') && !isZero(line, at) && !isNot && !goesOn) return null
  let place = at + 1
  let denies = !isNot || /^(neither|nor)$/.test(text(at))
  while (having.test(text(place)) || determiner.test(text(place))) {
    denies ||= /^(have|has|had|get|got|gotten|any|single|one)$/.test(text(place))
    place++
  }
  return denies ? line.past(place) : null
}

function isZero(line: Line, at: number): boolean {
  const amount = line.means(at, 'amount')?.amount
  return amount?.kind === 'exact' && amount.values.length === 1 && amount.values[0] === 0
}

/** "Cancelled ones don't count", "…, cancelled not counting"; in front, "not counting" leaves out what follows it. */
export const isLeftOut = (line: Line, at: number): boolean =>
  /^(do not count|does not count|not counted|excluded|left out|aside)$/.test(line.pieces[at]?.text ?? '') ||
  (line.pieces[at]?.text === 'not counting' && line.past(at + 1) >= line.length)
