/** Thrown and caught inside the guard; its message is the reason that the caller is given. */
export class Refusal extends Error {
  override name = 'Refusal'
}
