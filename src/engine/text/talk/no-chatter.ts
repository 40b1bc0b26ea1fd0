// "No commentary", "skip the essay", "spare me the lecture, grid only": how the answer is not to look says nothing of what is asked for.
import { wherever } from '#engine/text/rewritten.ts'
import { chatter } from './talk-words.ts'

const nouns = [...chatter].join('|')
const about =
  '(?:(?:the|any|all|your|all the|me the|us the|me any|us any|me your|on the|the whole|long|usual|corporate|small|big|fancy) )*'
const rejected = `(?:no|skip|spare|drop|forget|hold|cut|save|ditch|minus|without) ${about}(?:${nouns})(?: talk)?`
const form = '(?:table|grid|numbers?|figures?|digits|data|facts|answer|list|totals?)'

export const noChatter = wherever(new RegExp(`^(?:${nouns})$`), [
  {
    said: new RegExp(
      `\\b${rejected}(?:(?: ,)?(?: and| or)? (?:${rejected}|(?:${nouns})(?= [,.]|$)))*(?:(?: ,| -|:)?(?: and)? (?:just|only|simply) (?:the |a |raw |plain )*${form}|(?: ,| -|:)? (?:the )?${form} only)?(?= [,.;:/!-]|$)`,
    ),
    meant: () => '',
  },
])
