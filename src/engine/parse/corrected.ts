// Behind an answer, "no, I meant last year", "sorry, 2025", "oops, sold" say that the same was wanted of something else.
const sound = '(?:oh|ah|um+|uh|hmm+|hm|ok|okay|well|yeah|ugh|hey)'
const strong =
  "(?:sorry|oops|whoops|woops|wait|actually|apologies|my bad|my mistake|my fault|correction|hold on|hang on|scratch that|strike that|i'm sorry|im sorry|no no|no wait|no sorry|not that|not quite|wrong one)"
/** "No pool" has none; "no, Sea Oaks" and "no just Sea Oaks" take back. */
const no = '(?:no|nope|nah)'
const pause = '[ ,.!:;-]'
const mark = '[,.!:;-]'
const meant =
  '(?:what )?(?:i|we) (?:actually |really )?(?:meant|mean|wanted|was asking (?:for|about)|should have said|was after|was looking for)(?: (?:to (?:say|ask|type|ask about|ask for)|for|was|is))?'
const lead = new RegExp(
  `^(?:${sound}${pause}+)*(?:(?:${no}(?:${pause}*${mark}${pause}*| (?=${strong}|${meant}|(?:just|only) ))|${strong}${pause}+)(?:${sound}${pause}+)*)+(?:${meant}[ ,:]+)?|^(?:${sound}${pause}+)*${meant}[ ,:]+`,
  'i',
)
/** ", not active", "instead of this year": what was asked before. */
const other = /,? +(?:not|instead of|rather than|and not) (?:the )?[a-z0-9' -]{2,30}?[.!? ]*$/i
/** It says by itself how it goes on, or asks anew. */
const goesOn =
  /\binstead\b|^(?:and|only|just|with|without|by|per|sort|order|rank|drop|remove|exclude|excluding|include|add|show|list|give|how|what|which|who|where|when|is|are|do|does|did|make|same|use|compare|all|the same|from|between|over|under|at least|at most)\b/i

export function withCorrected(question: string): string {
  const rest = question.replace(lead, '')
  if (rest === question || rest.trim() === '') return question
  const said = rest.replace(other, '').replace(/[.!? ]+$/, '')
  const isShort = said.split(' ').length <= 6 && !goesOn.test(said)
  return isShort ? `${said} instead` : rest
}
