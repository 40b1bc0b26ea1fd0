import { format } from 'prettier'
import type { Audit } from './lighthouse.ts'
import { kinds, type Weight } from './weigh.ts'

export interface Measured {
  path: string
  contestant: string
  address: string
  weight: Weight
  audit: Audit | undefined
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const ms = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value)))
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export function reportOf(measured: readonly Measured[], about: string): Promise<string> {
  const weights = measured.map(({ path, contestant, weight }) => [
    path,
    contestant,
    ...kinds.map(kind => kb(weight.bytes[kind])),
    kb(weight.total),
    weight.requests,
  ])
  const audits = measured.flatMap(({ path, contestant, audit }) =>
    audit
      ? [
          [
            path,
            contestant,
            audit.performance,
            audit.accessibility,
            audit.bestPractices,
            audit.seo,
            ms(audit.lcp),
            audit.cls.toFixed(3),
            ms(audit.tbt),
            ms(audit.mainThread),
          ],
        ]
      : [],
  )
  const text = `# Page weight and speed

${about}

## First view on a phone, KB as sent (Brotli)

${table(['Page', 'Built as', ...kinds, 'total', 'requests'], weights)}

## Lighthouse, mobile, median

${table(['Page', 'Built as', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms', 'main thread ms'], audits)}
`
  return format(text, { parser: 'markdown', printWidth: 110 })
}
