// "Which of our cities had the highest revenue": one of them, where "which cities" would ask for several.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'
import { singular } from '#engine/text/stem.ts'

const verb = '(?:has|had|is|was|does|did|gets|got|makes|made|brings|brought|earns|earned|sells|sold|sees|saw)'
const most = '(?:most|least|fewest|highest|lowest|best|worst|biggest|largest|smallest|longest|shortest)'

const oneOf: Rewriting = {
  said: new RegExp(
    `(?<=^|[,:] |(?:^|[,:] )in |(?:^|[,:] )for )which (?:one )?of (?:our|the|all our|all the|these|my) (?<kind>(?:[a-z]+ )?)(?<things>[a-z]+s) (?=${verb} (?:the )?(?:[a-z]+ )?(?:the )?${most}\\b)`,
  ),
  meant: ({ groups }) => `which ${groups?.['kind'] ?? ''}${singular(groups?.['things'] ?? '')} `,
}

export const oneOfOurs = wherever(/^which$/, [oneOf])
