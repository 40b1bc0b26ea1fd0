// "Each kind of place in each state, like beach houses in Florida, that sort of thing": a few that come to mind, and no limit.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const like = '(?:like|such as|say|for example|for instance|e g|eg|you know|so like|i mean like)'
const more =
  '(?:that sort of thing|that kind of thing|things like that|stuff like that|that type of thing|you know the drill|you get the idea|etc|and so on|and so forth)'
const each = /\b(?:each|every|by|per)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?: ,| -| \\()? ${like} (?<few>(?:(?!how |what )[a-z]+ (?:, )?){1,16}?)(?:, )?${more}(?: \\))?(?= [,.?!]|$)`,
    ),
    meant: ({ 0: said }, question) => (each.test(question.replace(said, '')) ? '' : said),
  },
]

export const suchAs = wherever(
  [/^(like|such|say|example|instance|e|eg|know)$/, /^(that|etc|so|idea|drill)$/, /^(each|every|by|per)$/],
  rules,
)
