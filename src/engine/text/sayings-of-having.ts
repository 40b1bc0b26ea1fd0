// Colorful words for having something, for having none of it, and for money that is lost.
import type { Saying } from './sayings-of-time.ts'
import { phraseList } from './word-list.ts'

const each = (first: string, second: string): string =>
  phraseList(first)
    .flatMap(one => phraseList(second).map(other => `${one} ${other}`))
    .join(', ')

const some =
  /^(an?|any|no|at|over|more|fewer|less|between|exactly|\d.*|two|three|four|five|six|seven|eight|nine|ten|private|their|its)$/
const money = /^(money|cash|dollars|bucks|revenue|income|much|earnings|takings|sales|rent)$/
const lostBy = /^(through|to|due|because|via|from|with|on|as|thanks|by|over|in)$/

export const ofHaving: readonly Saying[] = [
  {
    meant: 'with',
    said: 'flaunting, touting, showing off, rocking, packing, harboring, harbouring, parading, showcasing',
    before: /[a-z]/,
    behind: some,
  },
  // "Homes saddled with ten or more cancellations".
  {
    meant: 'with',
    said: each(
      'saddled, burdened, plagued, riddled, lumbered, stuck, hit, swamped, inundated, showered, blessed, graced, weighed down, laden, loaded, endowed, rewarded',
      'with, by',
    ),
    before: /[a-z]s$|^(people|that|those)$/,
    behind: some,
  },
  // "Utterly barren of homes under contract".
  {
    meant: 'without',
    said: each('barren, bare, starved, deprived, shorn, stripped, empty, destitute, innocent, clean', 'of'),
    behind: /[a-z]/,
  },
  // "Never once lured a monthly booking".
  { meant: 'never', said: 'never once, not even once, not once', behind: /[a-z]/ },
  {
    meant: 'had',
    said: `lured, landed, snagged, scored, bagged, attracted, pulled in, drawn, mustered, enticed, netted, nabbed, drummed up, coaxed,
      hooked, reeled in, won, garnered, clinched, secured, notched, captured, earned, enjoyed`,
    before: /^(never|ever|not|once|have|has|had|yet)$/,
    behind: /^(an?|any|one|no)$/,
  },
  // "The homes commanding them": those that have such a rate.
  {
    meant: 'with them',
    said: each(
      'commanding, charging, fetching, asking, posting, holding, behind, attached to, sporting, boasting, earning',
      'them',
    ),
    before: /^(homes|houses|places|listings|properties|products|items|brands|cabins|cities|ones)$/,
  },
  // "How much money evaporated through cancelled reservations".
  {
    meant: 'was lost',
    said: `evaporated, vanished, disappeared, dissipated, leaked, leaked away, drained away, drained, slipped away, melted away,
      went up in smoke, went down the drain, went out the window, flew out the window, slipped through our fingers, went poof,
      was forfeited, was squandered, was wiped out, got wiped out, walked out the door, got away, got away from us, escaped us`,
    before: money,
    behind: lostBy,
  },
  {
    meant: 'lose',
    said: 'hemorrhage, haemorrhage, bleed, forfeit, squander, forgo, forego, kiss goodbye, leak, surrender, sacrifice',
    before: /^(we|they|i|brand|category|city|state|home|homes|brands|categories)$/,
    behind: lostBy,
  },
]
