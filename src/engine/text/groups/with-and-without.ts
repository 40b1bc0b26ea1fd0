// "For homes with and homes without a pool": the two stand against each other, and neither is left out. "No pool homes" that areas have are
// homes with a pool that are missing there.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const things =
  '(?<things>homes|houses|listings|properties|places|products|items|customers|guests|sessions|orders|bookings|areas)'

const without = [
  {
    said: new RegExp(`\\b${things} with and (?:for |of )?(?:the )?(?:\\k<things>|ones|those) without(?= |$)`),
    meant: ({ groups = {} }: RegExpExecArray) => `${groups['things'] ?? ''} with and without`,
  },
  {
    said: new RegExp(
      `\\b${things} with (?<what>(?:an? )?[a-z]+(?: pools?)?) and (?:for |of )?(?:the )?(?:\\k<things>|ones) without(?: \\k<what>| one| it| any)(?= |$)`,
    ),
    meant: ({ groups = {} }: RegExpExecArray) =>
      `${groups['things'] ?? ''} with and without ${groups['what'] ?? ''}`,
  },
]

const noPools = {
  said: /\b(?<who>areas|subdivisions|neighborhoods|communities|villages) (?:that |which )?(?<have>have|has|had|with|got) (?<no>no|zero) pool (?<what>homes|houses|listings|properties|actives|pendings)(?= |$)/,
  meant: ({ groups = {} }: RegExpExecArray) =>
    `${groups['who'] ?? ''} ${groups['have'] ?? ''} no ${groups['what'] ?? ''} with a pool`,
}

export const withAndWithout: readonly Rewording[] = [
  wherever([/^with$/, /^without$/], without),
  wherever([/^pool$/, /^(no|zero)$/], [noPools]),
]
