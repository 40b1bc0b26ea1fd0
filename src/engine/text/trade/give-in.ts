// "Where do sellers have to give in the most": by how many percent they came down. By "most" alone it would be the area that sold most.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const sellers = '(?:the |our )?(?:sellers|owners|homeowners)'
const give =
  '(?:give in|give up|give ground|give way|give|cave|cave in|budge|bend|concede|back down|come down|cut|drop|lower)(?: (?:their|the) (?:price|ask|asking price|prices)| on (?:the )?price| off (?:the )?(?:ask|asking|asking price))?'
const most = '(?:the )?(?<end>most|least|furthest|hardest)'
const where = '(?:where|in which (?:area|subdivision|neighborhood|neighbourhood|community))'
const opens = `^(?:so |and |ok |okay )*${where} (?:do|did|are|have|must) ${sellers} (?:(?:have|having|had|need|forced|usually|typically) )?(?:to )?${give} ${most}(?: (?:on|in) (?:the |their )?(?:price|asking price|ask)s?)?`

const rules: readonly Rewriting[] = [
  // "Where do sellers give in the most? the 3 areas with the lowest average sale-to-list ratio": asked again, with its measure.
  {
    said: new RegExp(
      `${opens} [?:;-] (?:so |i e |that is )*(?=(?:(?:show|give|list|name)(?: me)? )?(?:the |our |which |what |top )?(?:\\d+ |two |three |four |five )?(?:areas?|subdivisions?|neighbou?rhoods?|communities)\\b.*\\b(?:ratio|discount|percent|%|days)\\b)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(`${opens}(?= [?.!]|$| (?:this|last|in|since|over)\\b)`),
    meant: ({ groups = {} }) =>
      `which area has the ${groups['end'] === 'least' ? 'lowest' : 'highest'} average percent discount`,
  },
]

export const giveIn: Rewording = wherever(
  [/^(sellers|owners|homeowners)$/, /^(where|which)$/, /^(most|least|furthest|hardest)$/],
  rules,
)
