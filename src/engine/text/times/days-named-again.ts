// "Orders for every day of the week, you know Monday Tuesday and so on": the days are named as examples of all seven.
import { wherever } from '#engine/text/rewritten.ts'

const unit = '(?:days? of the week|weekdays?|week days?)'
const talk = '(?:you know|i mean|so|like|meaning|as in|that is|say|eg|e g)'
const rest =
  '(?:and so on|and so forth|etc(?: \\.)?|etcetera|and the rest|through sunday|to sunday|all the way (?:to|through) sunday|wednesday(?: ,)? thursday(?: ,)? friday(?: ,)? saturday(?: ,)?(?: and)? sunday)'

export const daysNamedAgain = wherever(/^(monday|mon)$/, [
  {
    said: new RegExp(
      `(?<=\\b(?:each|every|per|by|the|which|what|for) )(?<unit>${unit})(?: [,:(-])*(?: ${talk})*(?: ,)? (?:monday|mon)(?: ,)?(?: (?:and )?(?:tuesday|tue))?(?: ,)?(?: (?:and )?(?:wednesday|wed))?(?: ,)? ${rest}(?: \\))?`,
    ),
    meant: ({ groups = {} }) => groups['unit'] ?? '',
  },
])
