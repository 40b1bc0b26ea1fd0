// Which of our encodings a caller takes, by its Accept-Encoding.

/** Ours in the order we like them: the smaller first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | null {
  if (accepted === undefined) return null
  const qualities = new Map(accepted.split(',').map(qualityOf))
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  const [best] = offered.filter(one => quality(one) > 0).toSorted((a, b) => quality(b) - quality(a))
  return best ?? null
}

function qualityOf(item: string): [name: string, quality: number] {
  const [name = '', ...parameters] = item
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const given = parameters.find(parameter => parameter.startsWith('q='))
  return [name, given === undefined ? 1 : Number(given.slice(2))]
}
