// "How many customers used each payment method", "count distinct buyer_id by payment_method": people by what their orders tell, each once.
import { wherever } from '#engine/text/rewritten.ts'

const who = '(?:(?:customers|buyers|shoppers|clients|people|users)|(?:customer|buyer) ids?)'
const once = '(?:different|distinct|unique|individual)'
const way = '(?:payment|pay) (?:method|type|option|mode)s?'

export const buyersByWay = wherever(
  [/^(customers|buyers|shoppers|clients|people|users|customer|buyer)$/, /^(payment|pay)$/],
  [
    {
      said: new RegExp(
        `\\b(?:(?:(?:how many|the number of|number of|count of|count) (?:of )?(?:the |our )?(?:${once} )?|${once} )${who}(?: (?:we have|do we have|are there|have|did))?|${who} count) (?:(?:paid|pay|bought|buy|ordered|use|used|have used)(?: (?:by|with|via|using|through))?|by|per|for|broken down by|split by)(?: (?:each|every|the|a given|which))? ${way}(?= |$)`,
      ),
      meant: () => 'how many different customers bought by payment method',
    },
  ],
)
