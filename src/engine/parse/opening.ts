// How a question that goes on from another begins: "Thanks. Could you please do the same …" as "do the same …".

const courtesy =
  /^(?:(?:many |ok |okay |great |perfect |cool )?(?:thanks|thank you|thx|cheers|great|perfect|nice|cool|lovely|excellent|awesome|wonderful|super|brilliant|got it|good|very good|interesting|alright)(?: a lot| so much| very much| again| for that| job)?[,.!;:-]+ *|(?:please|pls|kindly)[, ]+|(?:can|could|would|will|may|might) (?:you|we|i)(?: (?:please|pls|kindly|also|maybe|perhaps|just|now|then))* |i(?: would|'d|’d|d)? (?:like|love|want|need)(?: you)? to (?:see |have |know )?)+/
const again = '(?:do|redo|repeat|run|rerun|show|give|get|pull|make)(?: me| us)?'
const what =
  '(?:ranking|list|table|report|breakdown|split|grouping|cut|chart|query|question|comparison|analysis|one)'
/** It says by itself that it goes on; a wish that is only polite may stand alone. */
const goingOn = new RegExp(
  `^(?:(?:${again} )?(?:(?:the |that |this )?same|(?:it|that|this)(?: ${what})?(?= (?:for|by|with|without|again|but|only|just|in|over|as|instead|per|on|from|of)\\b|[,?.!]|$))|(?:only|just|and|but|now|by|instead|what about|how about|(?:add|include)(?! up))\\b|(?:break|split|sort|group|narrow|restrict|limit|filter|rank|order) (?:it|that|them|this|those|these)\\b)`,
)

/** In small letters, without what is only polite. */
export function asSaid(question: string): string {
  const text = question.toLowerCase().trim()
  const bare = text.replace(courtesy, '')
  return bare !== text && goingOn.test(bare) ? bare : text
}

/** What it begins with, without hesitation. */
export const openingOf = (question: string): string =>
  asSaid(question)
    .replace(/^[^a-z]+/, '')
    .replace(/^((um|uh|ok|okay|so|and)[ ,]+)+/, found => (found.includes('and') ? 'and ' : ''))

const doneAgain = new RegExp(
  `^(?:and |now )?${again} (?:(?:the |that |this )?same\\b|(?:it|that|this)(?: ${what})? (?:for|by|but|only|just|again)\\b)`,
)

/** "Do the same for …", "run that ranking by …". */
export const doesAgain = (opening: string): boolean => doneAgain.test(opening)
