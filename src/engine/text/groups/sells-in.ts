// "Which categories does the Pinecrest brand sell in", "which brands sell in Books", "what kinds of products does Mossway make": where
// a brand has products. Nothing that was sold is asked for.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const kinds =
  '(?:categories|category|departments|product categories|kinds of products|types of products|product types|kinds of things|sort of products|sorts of products|kind of products|kinds of stuff)'
const whose = '(?<brand>(?:(?!sold |sell |most |best |the most )[a-z&]+ ){1,5}?)'
const ends = '(?= (?:please|and how many|right now|today)\\b| [,.?!]|$)'

const isOurs = /^(we|i|you|people|customers|they|each|every|our|your|most|these|those)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:which|what) (?:products|items) (?:does|do) (?:the )?${whose}(?:brand )?(?:make|offer|produce|sell|have|carry)${ends}`,
    ),
    meant: ({ 0: said, groups }) => {
      const brand = groups?.['brand'] ?? ''
      return isOurs.test(brand) ? said : `list all ${brand}products`
    },
  },
  {
    said: new RegExp(
      `\\b(?:in )?(?:which|what) ${kinds} (?:does|do) (?:the )?${whose}(?:brand )?(?:sell in|sell|make|offer|produce|carry|do|have products in|have|cover|operate in|play in)${ends}`,
    ),
    meant: ({ 0: said, groups }) => {
      const brand = groups?.['brand'] ?? ''
      return isOurs.test(brand) ? said : `which categories is ${brand}in`
    },
  },
  {
    said: new RegExp(
      `\\b(?<head>which |what |list |show |)categories (?:that )?(?<brand>(?!that |we |sell )[a-z&]+(?: [a-z&]+)?) sells in${ends}`,
    ),
    meant: ({ groups }) => `which categories is ${groups?.['brand'] ?? ''} in`,
  },
  {
    said: /\b(?<brands>brands|labels|makers) (?:that )?(?:sell|have products|make things) (?=in (?!the most|total|all\b|20)[a-z]+)/,
    meant: ({ 0: said, groups }, question) =>
      /\b(most|least|more|best|last|this|month|year)\b/.test(question)
        ? said
        : `${groups?.['brands'] ?? ''} are `,
  },
]

export const sellsIn = wherever(
  [
    /^(categories|category|departments|brands|labels|makers|kinds?|sorts?|types|products|items)$/,
    /^(sell|sells|make|makes|offer|produce|carry|do|have|cover|operate|play)$/,
  ],
  rules,
)
