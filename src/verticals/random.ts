// Seeded chance. Each stream has a name, so that a change to one table does not reshuffle the others.

export interface Random {
  /** From 0 up to, but never, 1. */
  fraction(): number
  /** Both ends included. */
  integer(low: number, high: number): number
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
  /** Normally distributed. */
  bell(mean: number, spread: number): number
  /** The same choices in another order; the list given is left alone. */
  shuffled<T>(choices: readonly T[]): T[]
  uuid(): string
}

/** A draw in which some outcomes are likelier than others. */
export type Lottery<T> = (random: Random) => T

export function randomFrom(seed: string): Random {
  const next = generator(seed)
  const fraction = () => next() / 2 ** 32
  const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  const pick = <T>(choices: readonly T[]): T => entry(choices, integer(0, choices.length - 1))
  const hex = () => next().toString(16).padStart(8, '0')

  return {
    fraction,
    integer,
    between: (low, high) => low + fraction() * (high - low),
    chance: share => fraction() < share,
    pick,
    bell: (mean, spread) =>
      mean + spread * Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction()),
    shuffled: choices =>
      choices
        .map(choice => ({ choice, key: fraction() }))
        .sort((a, b) => a.key - b.key)
        .map(({ choice }) => choice),
    uuid: () => {
      const digits = hex() + hex() + hex() + hex()
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
    },
  }
}

export function lottery<T>(outcomes: readonly (readonly [outcome: T, weight: number])[]): Lottery<T> {
  let total = 0
  const upTo = outcomes.map(([, weight]) => (total += weight))
  return random => {
    const ticket = random.fraction() * total
    let low = 0
    let high = upTo.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (entry(upTo, middle) > ticket) high = middle
      else low = middle + 1
    }
    return entry(outcomes, low)[0]
  }
}

/** The weights belong to the outcomes one by one. */
export const weighted = <T>(outcomes: readonly T[], weights: readonly number[]): Lottery<T> =>
  lottery(outcomes.map((outcome, index) => [outcome, entry(weights, index)]))

/** Few choices get most of the draws: the first is the favorite, and the tail is long. */
export const powerLaw = <T>(ranked: readonly T[], steepness: number): Lottery<T> =>
  lottery(ranked.map((choice, rank) => [choice, (rank + 2) ** -steepness]))

/** List access that fails loudly: an undefined here would surface as an empty cell three tables later. */
export function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`)
  return found
}

// A multiply-and-shift mix of a counter: 32 well-scattered bits a step, the same on every machine.
function generator(seed: string): () => number {
  let state = 0x9e3779b9
  for (const character of seed) state = mix(state ^ (character.codePointAt(0) ?? 0))
  return () => mix((state = (state + 0x9e3779b9) >>> 0))
}

function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
