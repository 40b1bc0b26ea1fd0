// "Average rental income reported by owners in Old Town": whose income it is anyway. As somebody by whom a home is sold, they are unknown.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const reportedByOwners: Rewording = wherever(
  [/^by$/, /^(owners?|homeowners?|landlords)$/],
  [
    {
      said: /(?<=\b(?:rent|rents|rental|rental income|rental earnings|rental revenue) (?:(?:in|for) (?:20)?23 )?)(?:that (?:was|is) )?(?:reported|declared|earned|made|taken in|received|disclosed) by (?:the |our |their )?(?:home)?(?:owners?|landlords)(?: (?:of|with) (?=(?:the )?(?:homes|houses|listings|properties|places)\b))?/,
      meant: ({ 0: said }) => (/ (?:of|with)$/.test(said.trimEnd()) ? 'for ' : ''),
    },
  ],
)
