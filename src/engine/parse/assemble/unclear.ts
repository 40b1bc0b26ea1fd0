/** A part of the question that no plan can be made of; it is declined rather than guessed. */
export class Unclear extends Error {
  override name = 'Unclear'
}
