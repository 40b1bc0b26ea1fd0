// "We were talking about this over dinner", "need this yesterday", "on my phone so excuse typos": clauses of those who talk, told from
// any word of a business by being made of nothing but words of the talk. A time in them is theirs, and would otherwise choose the rows.
import { wordSet } from '#engine/text/word-list.ts'

/** Who talks, to whom, and the matter itself. */
const speakers = wordSet(`
  i we me us my our mine ours myself you your u ya he she they them him this that it someone somebody everybody everyone anyone nobody
`)

/** What holds such a clause together. None of them names, limits, counts or orders anything. */
const joints = wordSet(`
  a an the and or but if as at by for from in into of off on to up with about around before after while because since when so then though
  her his their there here not am is are was were be been being isn't aren't wasn't do does did done doing don't doesn't didn't dont doesnt
  have has had having haven't hasn't will would can could should shall may might must can't cannot cant couldn't won't wont gotta gonna wanna
  need needs needed want wants wanted like love get gets got getting go going goes went come came coming keep keeps let lets know knows
  see sees saw look looking looks tell tells told telling say says said saying ask asks asked asking wonder wondering wondered hope hoping
  guess guessing think thinking thought try trying tried use using read reading write writing understand talk talked talking discuss discussed
  discussing argue argued arguing mean meaning meant find found figure answer remember forget forgot leave leaving sit sitting stand standing
  really very quite just simply actually honestly basically literally probably maybe perhaps always never still even already again too also
  who makes make anywhere local help right now soon later quick quickly fast real bit little lot long other next same whole bad good great sure able possible
  today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday morning afternoon evening noon night
  minute minutes min mins hour hours second seconds sec moment o'clock am pm ages two three four five six seven eight nine ten fifteen twenty thirty
`)

/** What only talk is about. */
const matters = wordSet(`
  rush hurry briefly typos typo spelling autocorrect english grammar words dinner lunch breakfast coffee beer beers drinks bar minds mind
  wife husband boss lawyer attorney accountant bookkeeper banker cpa mom mum dad mother father brother sister cousin uncle aunt son daughter
  friend buddy colleague coworker co-owner coowner partner assistant secretary team meeting meetings standup call line argument argue bet
  curious curiosity clue idea unclear clear confusing sense dictating driving car airport plane train bus traffic stuck busy crazy hectic tired
  headache desk laptop computer keyboard tablet ipad screen glasses urgent asap database records system spreadsheet excel notes report
  article newspaper paper magazine computers ages help
  waiting wait sorry excuse apologies thanks thank question questions silly stupid dumb obvious wrong brain head
`)

const signs = /^\d{1,2}(?::\d\d)?(?:am|pm)?$/

/** Said for itself, whoever says it. */
const phrases = new RegExp(
  `^(?:(?:and|but|so|please|ok|okay|well) )*(?:${[
    'huh|eh|tia|tysm|thnx|thanx|regards|(?:kind|best|warm|many) regards|cheers(?: mate)?|(?:many )?thanks a lot(?: in advance)?',
    '(?:q|question)|chop chop|over to you|asking for an? (?:friend|colleague|coworker)|quickly|as (?:fast|quickly|soon) as you can|take your time|keep it (?:simple|short|brief)|(?:if )?you (?:know|get|see) what i mean',
    'short and sweet|short answer|in short|in brief|briefly|in plain (?:words|english|language)|plain and simple',
    '(?:just )?the (?:bare |plain |raw )?(?:numbers?|figures?|facts) (?:please|will do|is fine|are fine|is enough|are enough)',
    'just the (?:bare |plain |raw )?(?:numbers|figures|facts)',
    '(?:as |in |into )?(?:a |one )?(?:plain |simple |quick |small |short |neat |tidy )+(?:table|list|overview)(?: (?:if you can|if possible|please|will do|is fine|is enough))*',
    '(?:by|from|per|according to|based on|going by) (?:our|the|your|my) (?:own )?(?:records|data|database|system|files|numbers)',
    // "From our books, which had no orders" is asked of books.
    '(?:by|per|according to|based on|going by) (?:our|the|your|my) (?:own )?books',
    'for (?:the|my|our) (?:own )?(?:record|records|files|notes|information|reference)|for (?:my|our) own (?:use|sake)',
    'no (?:long )?(?:explanations?|story|stories|essays?|comments?) (?:needed|required|necessary|please)|no long story|a (?:plain |simple )?table (?:is fine|will do|is ok|works)',
    'not sure (?:if|whether) i am (?:saying|asking|wording|putting|spelling) (?:this|that|it) right',
    '(?:i )?(?:only )?(?:have|got) (?:only |just )?one (?:more |quick |last )?question|then i (?:will )?(?:leave you alone|am done|am gone)',
    '(?:i am )?on the (?:phone|line|other line) with (?:an?|my|our|the) [a-z]+',
    '(?:an?|the|my|our) ?[a-z]+ is (?:still )?waiting(?: (?:on the line|for (?:it|this|that|me|us|an answer)))?|client (?:is )?waiting(?: on the line)?',
    '(?:my|our) [a-z]+ (?:always |keeps )?ask(?:s|ing) (?:me |us )?(?:that|this|it)(?: (?:all the time|every (?:day|week|month|time)|a lot|again))*',
    '(?:i am )?(?:typing |writing |asking )?(?:on|from) (?:my|the) (?:phone|cell|cell phone|tablet|ipad)(?: right now| here)?',
    'i am on the phone with someone who wants to know',
    'in (?:a|such a|quite a|kind of a) (?:rush|hurry)',
    'or (?:is|was|would) (?:that|this|it) (?:be )?(?:not possible|impossible|too much|asking too much|a problem|a stretch)',
    'or (?:can|could|do|does|did) (?:you|we|i) not (?:see|tell|do|track|have|know|keep|record|get) (?:that|this|it|those)(?: (?:here|at all|anymore))?',
    'if (?:that|this|it) can be (?:done|seen|found|told)',
  ].join('|')})(?: (?:please|pls|thanks|thx|though|if you can|if possible))*$`,
)

const plainly = (text: string): string =>
  text
    .replaceAll(/\b(do|does|did|is|are|ca|could|would|wo|has|have)n't\b/g, (_, verb: string) =>
      verb === 'ca' ? 'can not' : `${verb} not`,
    )
    .replaceAll(/\b(can|could|do|does|did) not (you|we|i)\b/g, '$1 $2 not')
    .replaceAll('cannot', 'can not')
    .replaceAll(/[()]/g, '')
    .replace(meal, '$1')
    .replace(/ (?:in|from) the (?:other|next) room$/, '')
    .replace(/\bno (clue|idea)\b/, '$1')

/** "Over dinner" is no limit. */
const meal = /\bover (dinner|lunch|breakfast|coffee|beers?|drinks)\b/

/** Whether a clause, in small letters and without its marks, is mere talk. */
export function isMereTalk(text: string): boolean {
  const said = plainly(text)
  const words = said.split(' ')
  if (words.length > 24 || ofRows.test(said)) return false
  if (phrases.test(said)) return true
  return (
    words.length > 2 &&
    words.every(word => speakers.has(word) || joints.has(word) || matters.has(word) || signs.test(word)) &&
    words.some(word => speakers.has(word)) &&
    (words.some(word => matters.has(word)) || needed.test(said))
  )
}

/** "I want it since Monday", "need this for yesterday": a time that the rows are to have. */
const ofRows =
  /\b(?:for yesterday|(?:since|from|of|between|during) (?:today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/

/** "Need this yesterday", "could use it today". */
const needed =
  /\b(?:need|needs|want|wants|use|have|get|find|asked|asking|ask)(?: me| us)? (?:this|it|that)(?: |$)|\basking for\b/
