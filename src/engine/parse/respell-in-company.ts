// Words that nobody knows, put right by the company they keep: "frpm" may be "from" or "form", and "wotd" anything, but "names from the top"
// and "the word wedding" are what people ask. Where two words are nearly as likely, or none is likely, the word stays.
import { slipCost } from '#engine/lookup/slip-cost.ts'
import { asCounted, edge, pieceOfQuestion, type Company } from '#engine/lookup/word-company.ts'
import { singular } from '#engine/text/stem.ts'
import { wordSet } from '#engine/text/word-list.ts'

interface Known {
  /** A word of the language, the trade or the data: it is what it is. */
  isKnown: (word: string) => boolean
  /** Everybody knows it, but such questions are not asked with it. */
  isElsewhere: (word: string) => boolean
  /** A word of this business: likelier than what only others are asked with. */
  isOwn: (word: string) => boolean
  /** What it would be taken for by its letters alone, or itself. */
  byLetters: (word: string) => string
  company: Company
}

/** How much one slip takes away from the likelihood, in powers of ten as all that follows. */
const slip = 2
/** How much likelier than the next one a word must be. */
const lead = { overNext: 0.8, overLetters: 2.5 }
/** What is less likely was not meant: there stands a word that we do not know. */
const least = { short: -8, long: -9.5, little: -7.5, elsewhere: -4 }
const short = 3
/** How much likelier a word of the own trade is than its counts among all say. */
const trade = 1.5

/** Typed without a look: what stands for them is seldom what it says. "Lust year" is no question about lust. */
const little = wordSet(`
  this that these those with from than then what which where when have many much more most last next past each every over under between
  and for the not are was were how who our all any only just been very through show give list
`)

/** Words of three letters have a neighbor in every letter, and the lists of common words leave most of them out. */
const brief = wordSet(`
  ace act aid aim air ale ant ape apt arc ark arm art ash ate awe axe bag ban bar bat bay beg bet bib bid bin bit bog bow box boy bra bud bug
  bun bus bye cab cap cat cod cog con cop cot cow cox coy cry cub cud cue cup cut dam den dew dig dim din dip dot dry dub dud due dug dye ear
  ebb eel egg ego elf elk elm emu end era eve ewe eye fad fan far fat fax fed fee fen fib fig fin fir fit fix flu fly foe fog fox fry fun fur gag
  gap gas gel gem gin gum gun gut guy gym hag ham hat hay hem hen hid hip hit hog hop hot hub hue hug hum hut ice icy ill ink inn ion ivy jab jam
  jar jaw jet jog joy jug kid kin kit lab lad lag lap law lay led leg let lid lie lip log lot low lug mad man map mat mix mob mop mud mug nap net
  nod nun nut oak oar oat odd off oil opt orb ore owe owl pad pan paw pea peg pen pet pie pig pin pit ply pod pop pot pry pub pug pun pup put rag
  ram rap rat raw ray red rib rid rig rim rip rob rod rot rub rug rum rut rye sad sag sap saw sea sew shy sin sip sir sit ski sky sly sob sod son
  soy spa spy sum sun tab tag tan tap tar tax tea tie tin tip toe ton toy try tub tug van vat vet vow wag war wax web wet wig wit woe wok zip zoo
`)

export function makeCompanyRespelling({
  isKnown,
  isElsewhere,
  isOwn,
  byLetters,
  company,
}: Known): (question: string) => string {
  const byLength = Map.groupBy(
    company.words.filter(word => /^[a-z]{3,}$/.test(word) && isKnown(word)),
    word => word.length,
  )
  const found = new Map<string, readonly [string, number][]>()
  const near = (typed: string): readonly [string, number][] => {
    const before = found.get(typed)
    if (before !== undefined) return before
    const limit = typed.length <= short ? 1 : typed.length < 6 ? 1.3 : 2
    const words = [0, 1, -1, 2].flatMap(more => byLength.get(typed.length + more) ?? [])
    const costs = words.map((word): [string, number] => [word, slipCost(typed, word, limit)])
    const all = costs.filter(([, cost]) => cost <= limit)
    if (found.size > 5000) found.clear()
    found.set(typed, all)
    return all
  }

  const meant = (word: string, before: string, behind: string): string | null => {
    if (company.knows(word) || (isKnown(word) && !isElsewhere(word))) return null
    if (word.length <= short && (isKnown(word) || brief.has(word))) return null
    const weight = (one: string, cost: number) =>
      company.likelihood(before, one, behind) - slip * cost + (isOwn(one) ? trade : 0)
    const [best, ...others] = near(word)
      .map(([one, cost]) => ({ one, weight: weight(one, cost) }))
      .sort((a, b) => b.weight - a.weight)
    if (best === undefined || !company.isSeen(before, best.one, behind)) return null
    const next = others.find(({ one }) => singular(one) !== singular(best.one))?.weight ?? -Infinity
    if (best.weight < leastFor(word, best.one) || best.weight < next + lead.overNext) return null
    const letters = byLetters(word)
    const isMended = letters !== word
    return isMended && best.weight < weight(letters, slipCost(word, letters, 2)) + lead.overLetters
      ? null
      : best.one
  }

  const leastFor = (typed: string, one: string): number => {
    if (isKnown(typed)) return little.has(one) ? least.little : least.elsewhere
    return typed.length <= short ? least.short : least.long
  }

  return question => {
    const pieces = [...question.matchAll(pieceOfQuestion)]
    const texts = pieces.map(([text]) => asCounted(text))
    const mended = pieces.map(({ 0: typed, index }, at) => {
      const [before, word] = [texts[at - 1] ?? edge, texts[at] ?? edge]
      const isFree =
        /^[a-z]{3,}$/.test(typed) &&
        !isWhatItIs(question, index, index + typed.length) &&
        !searched.test(/^(a|an|the|any|some)$/.test(before) ? (texts[at - 2] ?? edge) : before)
      const one = isFree ? meant(word, before, texts[at + 1] ?? edge) : null
      if (one !== null) texts[at] = one
      return one ?? typed
    })
    let end = 0
    const told = pieces.map(({ 0: typed, index }, at) => {
      const between = question.slice(end, index)
      end = index + typed.length
      return between + (mended[at] ?? typed)
    })
    return told.join('') + question.slice(end)
  }
}

const searched =
  /^(mention|mentions|mentioned|mentioning|contain|contains|containing|word|words|phrase|named|called)$/

/** Part of an address or a code, or quoted. */
function isWhatItIs(question: string, start: number, end: number): boolean {
  const quotes = question.slice(0, start).match(/["“”]/g)?.length ?? 0
  return (
    quotes % 2 === 1 || /[@._\d]$/.test(question.slice(0, start)) || /^[@_\d]|^\.\S/.test(question.slice(end))
  )
}
