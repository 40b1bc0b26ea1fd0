// Verbs that say the same in every trade: a class stands here once, and each model says of what.
import { words } from './model-entries.ts'

/** A stay or an order that comes to nothing. */
export const callingOff = words(`
  call off, called off, back out, backed out, pull out, bail, bail out, bail on us, fall through, scrap, scrapped, axe, axed, void,
  voided, flake on us, drop out, dropped out, nix, nixed, scuttle, scuttled, abort, aborted, go south, went south, bail on, chicken out, chickened out
`)

/** Buying, as people say it when it is quick or a bargain. */
export const takingHome = words(
  'pick up, grab, snag, snap up, snatch up, scoop up, nab, gobble up, hoover up, pounce on, splurge on, spring for',
)

/** Selling for more, or for less, than something. */
export const beating = words(`
  beat, exceed, top, surpass, outstrip, go over, go above, went over, went above, overshoot, overshot, outdo, outdid, eclipse, smash,
  shatter, crush, trounce, leap over, vault over, sail past, blow past, soar past, soar over, shoot past, shot past, zoom past
`)
/** Selling for just as much. */
export const matching = words(
  'match, matched, hit, equal, equaled, equalled, be equal to, be the same as, be identical to',
)
export const missing = words(
  'miss, fall short of, fell short of, come in under, came in under, go below, went below, undershoot, undershot, undercut, dip below, dip under, slip below, slip under, sink below, sank below, sag below, land below',
)

/** Whoever buys. */
const shoppers = words('people, customer, shopper, buyer, client, folk')

/** "People grab the most": what is done most by whoever buys. */
export const doneMost = (verbs: readonly string[]): string[] =>
  shoppers.flatMap(who => verbs.flatMap(verb => [`${who} ${verb} most`, `${who} ${verb} the most`]))

/** "Revenue lost to refunds", "how much money do we lose to cancellations". */
export const moneyLostTo = (what: string): string[] =>
  ['sale', 'revenue', 'money'].flatMap(money => [
    `lost ${money} from ${what}`,
    `${money} lost to ${what}`,
    `${money} lost from ${what}`,
    `${money} do we lose to ${what}`,
  ])
