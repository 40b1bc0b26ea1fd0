// `Prefer: count=exact, return=minimal`. A preference that this API cannot honor is refused: one that says
// tx=rollback must not be answered with a commit.
import { problem, shown } from './problems.ts'

export interface Preferences {
  count: boolean
  returning: 'minimal' | 'representation' | null
  merge: boolean
}

const served = new Set([
  'count=exact',
  'return=minimal',
  'return=representation',
  'resolution=merge-duplicates',
  'handling=strict',
  'handling=lenient',
])

export function parsePrefer(header: string | undefined): Preferences {
  const asked = (header ?? '')
    .split(',')
    .map(token => token.trim().toLowerCase())
    .filter(token => token !== '')
  const unknown = asked.filter(token => !served.has(token))
  if (unknown.length > 0)
    throw problem('PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${shown(unknown.join(', '))}`,
    })
  const returning = asked.find(token => token.startsWith('return='))
  return {
    count: asked.includes('count=exact'),
    returning: returning === undefined ? null : returning === 'return=minimal' ? 'minimal' : 'representation',
    merge: asked.includes('resolution=merge-duplicates'),
  }
}
