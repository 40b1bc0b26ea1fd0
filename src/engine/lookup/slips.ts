// Which mistakes fingers and ears make. "Prime" is one letter from "price", but nobody types m for c.

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** How far each row of keys is set off to the right of the one above, in keys. */
const offsets = [0, 0.25, 0.75]
const vowels = new Set('aeiouy')
const soundAlike = ['ck', 'cs', 'sz', 'fv', 'gj', 'td', 'bp', 'qk', 'mn']

const places: ReadonlyMap<string, readonly [number, number]> = new Map(
  rows.flatMap((row, y) => Array.from(row, (key, x) => [key, [x + (offsets[y] ?? 0), y]] as const)),
)

const alike = new Set(soundAlike.flatMap(pair => [pair, pair.charAt(1) + pair.charAt(0)]))
const neighbors = new Set(
  Array.from(places).flatMap(([one, a]) =>
    Array.from(places).flatMap(([other, b]) =>
      one !== other && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.5 ? [one + other] : [],
    ),
  ),
)

/** Whether the letter typed may stand for the one meant: a neighbor on the keyboard, another vowel, or a like sound. */
export function isSlip(typed: string, meant: string): boolean {
  return (vowels.has(typed) && vowels.has(meant)) || soundsAlike(typed, meant) || isNeighbor(typed, meant)
}

export function soundsAlike(typed: string, meant: string): boolean {
  return alike.has(typed + meant)
}

/** Whether two keys lie side by side. */
export function isNeighbor(typed: string, meant: string): boolean {
  return neighbors.has(typed + meant)
}

/** Whether a word within one or two mistakes of another looks like a slip, and not like another word. */
export function looksMistyped(typed: string, meant: string): boolean {
  if (isDerived(typed, meant)) return false
  if (typed.length === meant.length) return swapsOnly(typed, meant)
  // Two letters get lost in a hurry; two that nobody meant are another word.
  if (Math.abs(typed.length - meant.length) > 1) return typed.length < meant.length
  const [long, short] = typed.length > meant.length ? [typed, meant] : [meant, typed]
  return Array.from(long).some((_, at) => swapsOnly(long.slice(0, at) + long.slice(at + 1), short))
}

/** "Closer", "viewer" and "properly" are words of their own, not slips for "close", "viewed" and "property". */
function isDerived(typed: string, meant: string): boolean {
  if (typed.endsWith('ly')) return !meant.endsWith('ly')
  return (
    typed.endsWith('er') &&
    [typed.slice(0, -1), `${typed.slice(0, -2)}ed`, `${typed}est`, typed.slice(0, -2)].includes(meant)
  )
}

/** Letters in the same place are the same or slips; a pair in the wrong order is a slip too. */
function swapsOnly(a: string, b: string): boolean {
  for (let at = 0; at < a.length; at += 1) {
    const [one, other] = [a.charAt(at), b.charAt(at)]
    if (one === other) continue
    if (one === b.charAt(at + 1) && other === a.charAt(at + 1)) at += 1
    else if (!isSlip(one, other)) return false
  }
  return true
}
