// "For each kind of place, cabins, lofts, villas, all of them": the kinds that come to mind stand for all there are, and narrow nothing.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const all =
  '(?:all of (?:em|them|those|these)|the whole lot|the lot|you name it|everything|whatever|whatnot|etc|and so on|and so forth|the works)'

/** "By city, ignore whatever is in maintenance" leaves something out. */
const leave = '(?:ignor|skip|exclud|leav|drop|omit|except|but|not|no|without)[a-z]*'
const goesOn = '(?! (?:is|are|was|were|that|which|in|under)\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<head>(?:each|every|per|by)(?: [a-z]+){1,4}?)(?: ,| \\(| -| :)(?! ${leave}\\b)(?: (?:[a-z]+ )?[a-z]+(?: ,)?(?: and)?){1,8} ${all}(?: \\))?(?= |$)${goesOn}`,
    ),
    meant: ({ groups }) => groups?.['head'] ?? '',
  },
]

export const everyKind = wherever(
  [
    /^(em|them|those|these|lot|name|everything|whatever|whatnot|etc|on|forth|works)$/,
    /^(each|every|per|by)$/,
  ],
  rules,
)
