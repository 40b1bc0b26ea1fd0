// What rows must be: named values, segments, flags, weekdays, words in a text, one price above another.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isDoneOften } from '#engine/parse/recognize/limits/done-often.ts'
import {
  excludedBefore,
  goesOnExcluding,
  isLeftOut,
  negationBefore,
  pastExcluded,
  pastNone,
  pastNot,
} from './negated.ts'
import { isNightsStay, isVerb } from '#engine/parse/recognize/times/time.ts'
import { isEitherState } from './either.ts'
import { isDoneToBoth } from './done-to-both.ts'
import { isListed } from './listed.ts'
import { isOnlyBehind } from './only-behind.ts'
import { isHeading, isNumberOfBoth } from '#engine/parse/recognize/groups/separately.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { weekdays } from './weekdays.ts'

/** "status = completed", "type: monthly", "the city of Carmel": the attribute only says which value is meant. */
export const namedValue = opensWith({ kinds: ['noun', 'attribute'] })((line, at) => {
  const owner = line.all(at, 'noun').length > 0 && line.all(at + 1, 'attribute').length > 0 ? at + 1 : at
  const attributes = new Set(line.all(owner, 'attribute').map(({ attribute }) => attribute))
  if (attributes.size === 0) return null
  const sign = line.pieces[owner + 1]?.text ?? ''
  const negative = sign === '<>'
  const word = line.pieces[owner + 2]?.text ?? ''
  const flag =
    /^(=|:|is)$/.test(sign) && /^(true|false|yes|no|y|n)$/.test(word) ? line.means(owner, 'flag') : undefined
  if (flag !== undefined)
    return { end: owner + 3, items: [flagged(flag.attribute, /^(true|yes|y)$/.test(word))] }
  const signed = /^(=|is|in|of|equals|:|<>)$/.test(sign)
  // "Paid with a gift card".
  const behind = /^(a|an|the|my|their)$/.test(sign) ? owner + 2 : owner + 1
  const bare = owner === at && line.all(behind, 'value').some(({ attribute }) => attributes.has(attribute))
  if (!signed && !bare) return null
  const found = values(line, line.past(owner + (signed ? 2 : 1)))
  const [item] = found?.items ?? []
  if (found === null || item?.kind !== 'condition' || item.condition.kind !== 'values') return null
  const options = item.condition.options.map(list =>
    list.filter(({ attribute }) => attributes.has(attribute)),
  )
  if (options.some(list => list.length === 0)) return null
  return {
    end: found.end,
    items: [
      {
        kind: 'condition',
        condition: { kind: 'values', options, not: negative || negationBefore(line, at) },
      },
    ],
  }
})

/** "Closings per quarter" names things; in "sold houses" the things come next. */
function isThing(line: Line, at: number): boolean {
  // "By status, excluding withdrawn": a kind that is left out narrows the rest.
  if (isPredicate(line, at) || excludedBefore(line, at) || isOnlyBehind(line, at)) return false
  if (goesOnExcluding(line, at)) return false
  // "Homes not sold, not active": a state that they have not.
  if (line.pieces[at - 1]?.text === 'not' && line.pieces[at]?.plural !== true && at > 1) return false
  const strong = line.all(at, 'noun').some(({ weak }) => !weak)
  if (strong && isAskedFor(line, at)) return true
  const next = line.past(at + 1)
  // "Withdrawn or expired": either, of one attribute.
  const either = line.is(at + 1, 'or') ? at + 2 : line.is(at - 1, 'or') ? at - 2 : -1
  const own = new Set(line.all(at, 'value').map(({ attribute }) => attribute))
  if (line.all(either, 'value').some(({ attribute }) => own.has(attribute))) return false
  return strong && line.all(next, 'noun').every(({ weak }) => weak)
}

/** "Which listing gets viewed the most", "listings that got shared": it does something, and is no state of what follows. */
const isAskedFor = (line: Line, at: number): boolean =>
  (line.pieces[at]?.plural === true && line.pieces[at + 1]?.text === 'that') ||
  (/^(which|what|each|every)$/.test(
    line.pieces[line.means(at - 1, 'amount') === undefined ? at - 1 : at - 2]?.text ?? '',
  ) &&
    /^(gets?|got|has|had|is|was|receives?|received)$/.test(line.pieces[at + 1]?.text ?? ''))

/** "Have been withdrawn", "what share of listings expired": it says what became of things that are named before. */
function isPredicate(line: Line, at: number): boolean {
  // "No homes under contract", "not one listing has expired": such ones are missing.
  let named = at - 1
  while (/^(has|have|had|ever|been|is|are|was|were)$/.test(line.pieces[named]?.text ?? '')) named--
  if (line.all(named, 'noun').some(({ weak }) => !weak) && pastNone(line, named - 1) === named) return true
  if (/^(is|are|was|were|been|be|got|get|gets)$/.test(line.pieces[at - 1]?.text ?? ''))
    // "Are refunds going up": several of them are things.
    return !asksWhatAlone(line, at) && !(line.pieces[at]?.plural === true && at === 1)
  const before = line.pieces.slice(0, at).map((_, place) => place)
  const share = before.find(place => line.is(place, 'share'))
  return (
    share !== undefined &&
    before.some(place => place > share && line.all(place, 'noun').some(({ weak }) => !weak))
  )
}

/** "What was closed last week": nothing else is named. */
const asksWhatAlone = (line: Line, at: number) =>
  /^(what|which)$/.test(line.pieces[at - 2]?.text ?? '') &&
  line.pieces.every(
    (_, place) => place === at || line.all(place, 'noun').length + line.all(place, 'attribute').length === 0,
  )

/** "Show address mls ask sold discount": a word among columns is one of them, if it can be. */
export const isColumn = (line: Line, at: number): boolean =>
  [at - 1, at, at + 1].every(place => line.all(place, 'attribute').length > 0)

/** "Messages that are empty": an empty text is no vacant home. */
function isEmptyText(line: Line, at: number): boolean {
  if (!/^(empty|blank)$/.test(line.pieces[at]?.text ?? '')) return false
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  return line.all(before, 'attribute').some(({ sort }) => sort === 'other') && !isThing(line, before)
}

export const values = opensWith({ kinds: ['value'] })((line, at) => {
  const first = line.all(at, 'value')
  if (
    first.length === 0 ||
    (!isEitherState(line, at) && (isThing(line, at) || isVerb(line, at))) ||
    isColumn(line, at) ||
    // "Make up 15% of revenue" is no cosmetics.
    line.is(at, 'belongs') ||
    isEmptyText(line, at) ||
    isDoneOften(line, at) ||
    isNightsStay(line, at)
  )
    return null
  const options = [first.map(({ attribute, value }) => ({ attribute, value }))]
  const own = new Set(first.map(({ attribute }) => attribute))
  let end = at + 1
  let either = false
  for (;;) {
    // "Weekly ones and monthly ones".
    const close = line.pieces[end]?.text === 'ones' ? end + 1 : end
    const joint = line.past(close)
    const next = line.is(joint, 'or', 'and', 'comma') ? line.past(joint + 1) : joint
    const more = line.all(next, 'value')
    const same = more.filter(({ attribute }) => first.some(one => one.attribute === attribute))
    const joined = next > joint || (next === end && (line.is(end, 'or') || isListed(line, next, own)))
    if (same.length === 0 || isSaidAgain(line, at, next)) break
    if (!joined && !line.is(close, 'or', 'and', 'comma')) break
    options.push(same.map(({ attribute, value }) => ({ attribute, value })))
    either ||= line.pieces.slice(end, next).some(({ text }) => text === 'or')
    end = next + 1
  }
  // "Phone device", "the Electronics category": the attribute says what the value is one of.
  const isClass = line.all(end, 'attribute').some(({ attribute }) => own.has(attribute))
  if (isClass && line.pieces[end]?.plural !== true && line.all(end, 'noun').length === 0) end++
  // "Cancelled ones don't count": what is left out may be said behind it.
  const behind = line.past(end)
  const leftOut = isLeftOut(line, behind)
  const not = leftOut || negationBefore(line, at)
  const apart =
    !not &&
    !either &&
    ((options.length === 2 && isNumberOfBoth(line, at)) || (options.length > 1 && isHeading(line, at, end)))
  const each = options.length > 1 && !either && !apart && isDone(line, at)
  const only = options.length > 1 && !not && line.is(at - 1, 'only') ? { only: true as const } : {}
  return {
    end: leftOut ? behind + 1 : excludedBefore(line, at) ? pastExcluded(line, end) : end,
    items: [
      { kind: 'condition', condition: { kind: 'values', options, not, each, ...only } },
      ...(apart ? [{ kind: 'each apart' as const }] : []),
    ],
  }
})

/** "Nobody has confirmed yet, the pending ones": what is denied, and what it is instead. */
const isSaidAgain = (line: Line, at: number, next: number): boolean => {
  const texts = line.pieces.slice(next - 2, next + 2).map(({ text }) => text)
  return /^, the .+ ones$/.test(texts.join(' ')) && negationBefore(line, at)
}

/** "Both", "who", "bought": what things did, rather than where they are. */
function isDone(line: Line, at: number): boolean {
  let before = at - 1
  while (line.pieces[before]?.soft === true && !/^(who|that|which)$/.test(line.pieces[before]?.text ?? ''))
    before--
  return (
    /^(who|that|which)$/.test(line.pieces[before]?.text ?? '') ||
    line.is(before, 'both') ||
    line.all(before, 'noun').some(({ weak }) => weak) ||
    line.pieces.some((_, place) => place > at && isDoneToBoth(line, place))
  )
}

export const segments = opensWith({ kinds: ['segment'] })((line, at) => {
  const found = line.all(at, 'segment').map(({ segment }) => segment)
  // "Which village sells best" asks for one of them.
  const isAsked = line.is(at - 1, 'which') && line.all(at, 'attribute').length > 0
  // "The worst brand for returns": things that have a name of their own.
  const isThings =
    line.pieces[at]?.plural === true &&
    (/^(for|of|on|from)$/.test(line.pieces[at - 1]?.text ?? '') || line.is(at + 1, 'by')) &&
    line.all(at, 'noun').some(({ weak }) => !weak)
  if (found.length === 0 || isAsked || isThings) return null
  return {
    end: at + 1,
    items: [
      { kind: 'condition', condition: { kind: 'segment', segments: found, not: negationBefore(line, at) } },
    ],
  }
})

export const flagged = (attribute: string, yes: boolean): Item => ({
  kind: 'condition',
  condition: { kind: 'flag', attribute, yes },
})

export const flags = opensWith({ kinds: ['flag'] })((line, at) => {
  const flag = line.means(at, 'flag')
  if (flag === undefined) return null
  // "Split pool / no pool": the second names the other side of a group.
  const other = line.means(at - 2, 'flag')
  if (
    line.is(at - 1, 'comma', 'or', 'versus') &&
    line.is(at - 3, 'by') &&
    other?.attribute === flag.attribute
  )
    return { end: at + 1, items: [] }
  const yes = negationBefore(line, at) ? !flag.yes : flag.yes
  return {
    end: at + 1,
    items: [{ kind: 'condition', condition: { kind: 'flag', attribute: flag.attribute, yes } }],
  }
})

/** "not booked", "no pool", "excluding gift cards": the word before turns the condition round. */
export const negation = opensWith({ words: ['not', 'none'], texts: 'or' })((line, at) => {
  if (!line.is(at, 'not', 'none') && line.pieces[at]?.text !== 'or') return null
  const next = pastNot(line, at)
  if (!negationBefore(line, next)) return null
  // "No sold out items": such things are missing, rather than others being there.
  const things = line.all(line.past(next + 1), 'noun').some(({ weak }) => !weak)
  if (line.is(at, 'none') && things && line.all(next, 'segment').length > 0) return null
  // "Not sold or withdrawn": a state, though its word names things as well.
  const states = line.all(next, 'value')
  if (line.pieces[at]?.text === 'or' && states.length > 0 && line.pieces[next]?.plural !== true)
    return {
      end: next + 1,
      items: [{ kind: 'condition', condition: { kind: 'values', options: [states], not: true } }],
    }
  const kinds = [flags, namedValue, values, segments, weekdays]
  return kinds.map(recognize => recognize(line, next)).find(found => found !== null) ?? null
})
