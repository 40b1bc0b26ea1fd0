// "Which brand has the widest price range": how far its dearest is from its cheapest. Read as a price alone, the brand with the highest average
// came.
import { wherever } from '#engine/text/rewritten.ts'

const number = '(?:(?:list|asking|ask|sold|sale|nightly) )?(?:price|rate|rating)'

export const widestRange = wherever(
  [/^(range|spread|gap)$/, /^(widest|biggest|largest|greatest|broadest|narrowest|smallest|tightest)$/],
  [
    {
      said: new RegExp(
        `\\b(?<end>widest|biggest|largest|greatest|broadest|narrowest|smallest|tightest) (?:(?<what>${number})s? (?:range|spread)|(?:range|spread) (?:of|in) (?<behind>${number})s?|(?<gap>${number}) gap)(?= |$)`,
      ),
      meant: ({ groups: found = {} }) =>
        `${/^(?:narrow|small|tight)/.test(found['end'] ?? '') ? 'smallest' : 'biggest'} difference between highest and lowest ${found['what'] ?? found['behind'] ?? found['gap'] ?? ''}`,
    },
  ],
)
