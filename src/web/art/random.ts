// Chance with a memory: the same seed always draws the same picture.

/** FNV-1a. */
export function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return value
}

export interface Random {
  /** From 0 to 1. */
  unit(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(options: readonly [T, ...T[]]): T
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * unit()),
    chance: probability => unit() < probability,
    pick: options => options[Math.floor(unit() * options.length)] ?? options[0],
  }
}
