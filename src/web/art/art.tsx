import urls from 'virtual:art'
import { recipes, type ArtName } from './recipes.ts'

const narrow = '(max-width: 900px)'
const dark = '(prefers-color-scheme: dark)'

/**
 * A drawn background. The picture follows the system's theme by itself; when a visitor has chosen the other one,
 * `enhance/theme.ts` rewrites the conditions of its sources.
 */
export function Art({
  name,
  onNarrow,
  inFirstView = false,
}: {
  name: ArtName
  onNarrow?: ArtName
  inFirstView?: boolean
}) {
  const { w, h } = recipes[name]
  return (
    <div className="art" aria-hidden="true">
      <picture>
        {onNarrow && (
          <source
            data-dark
            suppressHydrationWarning
            media={`${narrow} and ${dark}`}
            srcSet={urls[onNarrow].dark}
          />
        )}
        {onNarrow && <source media={narrow} srcSet={urls[onNarrow].light} />}
        <source data-dark suppressHydrationWarning media={dark} srcSet={urls[name].dark} />
        <img
          src={urls[name].light}
          alt=""
          width={w}
          height={h}
          decoding="async"
          loading={inFirstView ? 'eager' : 'lazy'}
        />
      </picture>
    </div>
  )
}
