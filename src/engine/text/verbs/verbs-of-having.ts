// Verbs of having and of getting: "boasts four baths", "drives the most leads", "chalked up nine sales".
import type { VerbClass } from './verb-class.ts'
import { article, bound, getsMany, getsSome, howMany, isBare, type TextAt } from './verb-places.ts'

/** Whatever somebody does to have so many of them. What undoes them is none: who "skipped" or "turned down" three has not got them. */
const won = `muster, muster up, clock up, tally up, ring up, run up, pile up, stack up, nab, snag, snare, clinch, win, secure, attain,
  reap, hoover up, scoop, scoop up, rake in, reel in, pull in, draw in, lure, lure in, entice, rope in, drum up, capture, suffer,
  endure, incur, weather, sustain, absorb, tot up, rang up, enjoy`

/** "Sports only, priciest first", "toys and sports under $50": nothing stands before it that could have anything. */
const isKindOfGoods = (text: TextAt, start: number): boolean =>
  text(start) === 'sports' &&
  (text(start - 1) === '' ||
    /^([,:&/]|in|for|of|by|from|just|only|the|our|all|any|vs|versus|list|show|me|are|is)$/.test(
      text(start - 1),
    ) ||
    (/^(and|or)$/.test(text(start - 1)) &&
      /^(toys|games|books|apparel|beauty|electronics|kitchen|pets?)$/.test(text(start - 2))))

export const verbsOfHaving: readonly VerbClass[] = [
  {
    plain: 'have',
    verbs: `boast, sport, possess, measure, span, feature, provide, offer, be equipped with, come equipped with, bear, flaunt, tout, show off,
      parade, showcase, harbor, harbour, be blessed with, be graced with, be kitted out with, be decked out with, be fitted with,
      be furnished with, come complete with, be home to, lay claim to`,
    // "How Aspen measures up to Destin" compares; what "measures up to 80 feet" has so many.
    when: (text, start, end) =>
      !isKindOfGoods(text, start) &&
      !/^(offered|provided)$/.test(text(start)) &&
      !(/^measures?$/.test(text(start)) && text(end) === 'up' && !/^[$\d]/.test(text(end + 2))) &&
      (bound.test(text(end)) || article.test(text(end))),
  },
  {
    plain: 'have',
    verbs: 'collect, generate, produce, throw off, take in, bring in, pull in',
    // "Collected more than $60,000 in rent": what there is of it is named behind.
    when: (text, _, end) =>
      bound.test(text(end)) &&
      [2, 3, 4, 5].some(step => text(end + step) === 'in' && /^(rent|rental)$/.test(text(end + step + 1))),
  },
  {
    plain: 'have',
    verbs: 'contain, include, comprise, be comprised of',
    // What a message contains is a text.
    when: (text, start, end) =>
      text(start) !== 'including' &&
      bound.test(text(end)) &&
      ![1, 2, 3].some(step =>
        /^(messages?|notes?|comments?|titles?|names?|address)$/.test(text(start - step)),
      ),
  },
  {
    plain: 'get',
    verbs: `drive, deliver, produce, feed, supply, yield, attract, draw, funnel, garner, gather, collect, rack up, pick up,
      amass, accumulate, enjoy, command, generate, throw off, chalk up, notch, notch up, earn, ${won}`,
    when: getsMany,
  },
  {
    plain: 'get',
    verbs: `garner, gather, collect, rack up, pick up, amass, accumulate, attract, draw, chalk up, notch, notch up, ${won}`,
    when: getsSome,
  },
  {
    plain: 'get',
    verbs: 'score, log, net, bag, field, haul in, total, post, record, register',
    // "An average score over 4 stars": bare, it is a thing.
    when: (text, start, end) => !isBare(text, start) && getsSome(text, start, end),
  },
  {
    plain: 'get',
    verbs: 'drive, feed, supply, attract, draw, funnel, refer, rack up, pick up, garner',
    when: howMany,
  },
]
