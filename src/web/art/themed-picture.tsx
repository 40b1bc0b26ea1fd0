import type { Theme } from '#brand/tokens.ts'

/**
 * A drawn picture that follows the system's theme by itself; when a visitor has chosen the other one, `enhance/theme.ts`
 * rewrites the condition of its source.
 */
export function ThemedPicture({
  files,
  size: { w, h },
  inFirstView = false,
}: {
  files: Record<Theme, string>
  size: { w: number; h: number }
  inFirstView?: boolean
}) {
  return (
    <picture>
      <source data-dark suppressHydrationWarning media="(prefers-color-scheme: dark)" srcSet={files.dark} />
      <img
        src={files.light}
        alt=""
        width={w}
        height={h}
        decoding="async"
        loading={inFirstView ? 'eager' : 'lazy'}
        fetchPriority={inFirstView ? 'high' : 'auto'}
      />
    </picture>
  )
}
