// "The owners in Nags Head want to see 2025 by quarter", "the owner of Magnolia Cottage wants to know what it earned": they only ask;
// what is asked about is the place that is named with them.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const owners = '(?:the |our |an |one |some |my |two )?(?:home|property)?(?: )?owners?'
const place = String.raw`(?<place>(?:(?!who|that|which|with|and|or|whose|did|do|how|what|wants?\b)[a-z\d']+ ){1,5})`
const asking =
  '(?:wants?|would like|needs?|wanted|needed) to (?:see|know|have|hear|understand|check|find out|get) '
/** "How long it was on the market", "what their homes earned" are other questions than a heading of them. */
const asked =
  '(?=how much |how many (?!days|nights)|what it (?:earned|made|grossed|brought|took)|(?!how|what|whether|if|why|when|where|which|who|their|his|her|its|about)[a-z\\d])'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so |ok |okay |well )?${owners} (?:of|in|at|over in|down in|up in) ${place}${asking}${asked}`,
    ),
    meant: ({ groups }) => `for ${groups?.['place'] ?? ''}i want to see `,
  },
]

/** "I am doing the books for the owner of Tahoe Pines Cabin: what did it earn": whose home it is says nothing of the stays. */
const forOwner: Rewriting = {
  said: new RegExp(
    `^(?<talk>(?:[a-z']+ ){0,8}?)(?:for|with|from) (?:the|an|our|my) owners? of ${place}(?<mark>[:,.] )(?=(?:what|how (?:much|many)) (?:did|does|has|do) it )`,
  ),
  meant: ({ groups }) => `for ${groups?.['place'] ?? ''}, `,
}

export const ownersAsk: readonly Rewording[] = [
  wherever([/^(home|property)?owners?$/, /^(wants?|like|needs?|wanted|needed)$/], rules),
  wherever([/^owners?$/, /^it$/, /^(for|with|from)$/], [forOwner]),
]
