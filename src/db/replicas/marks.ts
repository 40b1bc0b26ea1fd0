// How far a replica is behind, told without comparing clocks: a mark is a position of the primary's log and the moment it was seen.

interface Mark {
  position: bigint
  at: number
}

/** A replica that has not reached the oldest of them is far behind whatever came before it. */
const mostKept = 60

export class Marks {
  readonly #marks: Mark[] = []

  note(position: bigint, at: number): void {
    // What happened before the first mark has no age: a replica is of use once it has all of it.
    this.#marks.push({ position, at: this.#marks.length === 0 ? -Infinity : at })
    if (this.#marks.length > mostKept) this.#marks.shift()
  }

  /**
   * Milliseconds since the first mark that it has not reached; 0 when it has reached all. While the primary is away there are
   * no new marks, nothing is written, and a replica that has everything stays up to date.
   */
  lagOf(position: bigint, now: number): number {
    if (this.#marks.length === 0) return Infinity
    const missing = this.#marks.find(mark => mark.position > position)
    return missing === undefined ? 0 : now - missing.at
  }
}
