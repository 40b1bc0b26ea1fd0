// Behind what is asked for: to whom it goes, by when, and what for. "Before the meeting on Friday" is a day of those who ask.
import type { Span, Token } from '#engine/text/token.ts'
import { askers } from './frame-words.ts'
import { isAim, isHead } from './occasions.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const dayOf =
  /^(black|christmas|xmas|thanksgiving|easter|halloween|holidays?|rush|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|noon|midnight|lunch|lunchtime|eod|then)$/

/** Where such a part begins that closes a span, or its end where there is none. */
export function trailing(tokens: readonly Token[], { start, end }: Span): number {
  for (let at = start + 1; at < end; at++) {
    const rest = tokens.slice(at, end).map(token => token.text)
    if (
      isReceiver(tokens, { start: at, end }) ||
      isDue(rest) ||
      isAimed(rest) ||
      isPlaced.test(rest.join(' '))
    )
      return at
  }
  return end
}

/** "… to the board", "… with my partner". */
function isReceiver(tokens: readonly Token[], { start, end }: Span): boolean {
  if (!/^(to|with)$/.test(text(tokens, start)) || end - start > 4) return false
  if (/^(me|us|him|her|them)$/.test(text(tokens, start + 1))) return end === start + 2
  return (
    /^(my|our|the|a|an|his|her|their)$/.test(text(tokens, start + 1)) &&
    (askers.has(text(tokens, end - 1)) || text(tokens, end - 1) === 'board')
  )
}

/** "… by Friday", "… before the meeting on Friday", "… tonight", "… by the end of the day". */
function isDue(rest: readonly string[]): boolean {
  const [first = '', second = ''] = rest
  const isDay = (from: number) =>
    rest
      .slice(from)
      .every(
        word => dayOf.test(word) || /^(on|this|next|the|in|morning|afternoon|evening|at|latest)$/.test(word),
      )
  if (/^(tonight|tomorrow)$/.test(first)) return isDay(0)
  if (/^(by|before|until|till|ahead|on)$/.test(first) && dayOf.test(second)) return isDay(1)
  if (/^(by|before) (the )?end of (the |this )?(day|week|business|workday)$/.test(rest.join(' '))) return true
  const head = rest.findIndex(isHead)
  // "In 2025 before my meeting": the year is none of it.
  const isOne = rest.slice(1, head).every(word => !/\d|^(before|ahead|during|at|by|and)$/.test(word))
  return /^(before|ahead|during|at|in)$/.test(first) && head > 1 && head < 6 && isOne && isDay(head + 1)
}

/** "… to plan next season", "… in order to decide on pricing". */
const isAimed = (rest: readonly string[]): boolean => {
  const aim = rest[0] === 'in' && rest[1] === 'order' ? 2 : rest[0] === 'so' && rest[1] === 'as' ? 2 : 0
  return rest[aim] === 'to' && isAim(rest[aim + 1] ?? '') && rest.length > aim + 2 && rest.length <= aim + 10
}

const isPlaced =
  /^(anywhere|at hand|on hand|handy|in front of me|in my head|but i (do|did|can) not|for (me|us))$/
