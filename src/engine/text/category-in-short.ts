// "By cat", "Electronics cat only": a category, where what stands around it tells that it is no animal.
import type { InPlace } from './in-place-rules.ts'

export const categoryInShort: readonly InPlace[] = [
  {
    typed: /^cats?$/,
    meant: typed => (typed === 'cat' ? 'category' : 'categories'),
    before: /^(by|per|each|every|which|top|best|\d+)$/,
  },
  // "Name, brand, cat": one of several columns. Behind a dog it is an animal.
  {
    typed: /^cats?$/,
    meant: () => 'category',
    before: /^[,:+&|/]$/,
    behind: /^([,+&|/.?]|and|by|of|for|where|in|)$/,
  },
  // "Electronics cat only", "in the Books cat".
  {
    typed: /^cat$/,
    meant: () => 'category',
    before:
      /^(electronics|kitchen|apparel|beauty|outdoors|sports|toys|games|books|supplies|same|this|that|one)$/,
    behind:
      /^([,.?;:)/-]|only|revenue|sales|products|items|orders|for|in|last|this|ytd|mtd|by|with|and|or|vs|)$/,
  },
  { typed: /^cats?$/, meant: () => 'category', before: /^$/, behind: /^(with|w|by|,|that|where)$/ },
]
