// An article for tests: small, but with everything that an article may hold.
const facts = {
  id: 'lamp-oil',
  title: 'What a "cheap" lamp costs',
  excerpt:
    'A lamp that is sold under cost brings people in. Work out what it must bring with it before you order a second pallet.',
  category: 'ecommerce',
  order: 3,
  date: '2026-02-10',
}

export const headOf = (changed: Record<string, unknown> = {}): string =>
  Object.entries({ ...facts, ...changed })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')

export const articleSource = (body = bodyOfLamps, changed: Record<string, unknown> = {}): string =>
  `---\n${headOf(changed)}\n---\n${body}`

export const bodyOfLamps = `A lamp that {name} would *not* reorder, **twice** over. See [the store](/ecommerce/demo).

## Count the lamp's friends

- oil
- wicks

\`\`\`worked
Left on a lamp: $18 − $21.50 = −$3.50
Left on the oil: 2 × $4.25 = $8.50
\`\`\`

### In one table

| Item | Margin |
| --- | ---: |
| Lamp | −$3.50 |

## Ask

\`\`\`ask
Which 5 products sold best this year?
\`\`\`

\`\`\`sql
SELECT name FROM ecommerce_products WHERE price < 5
\`\`\`
`
