// "How many cabins are in Gatlinburg", "thanks!", "and in Aspen": what only thanks or nods is no question to go on from.
const nod =
  "(?:ok|okay|k|thanks|thank you|thx|ty|cheers|great|perfect|cool|nice|got it|good|very good|awesome|wow|interesting|hm+|lovely|super|brilliant|excellent|fine|makes sense|that helps|good to know|alright|all right|yes|yep|yeah|that's great|that's helpful|much appreciated|appreciate it)"
const pleasantry = new RegExp(
  `^(?:${nod}(?: (?:a lot|so much|very much|again|for that|job|one|to know|then))*[ ,.!;:-]*)+$`,
  'i',
)

export const isPleasantry = (text: string): boolean => pleasantry.test(text.trim())
