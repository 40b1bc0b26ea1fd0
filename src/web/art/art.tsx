import urls from 'virtual:art'
import { recipes, type ArtName } from './recipes.ts'

const narrow = '(max-width: 900px)'

/** A drawn background. Both themes are named, and the browser fetches only the one that is shown. */
export function Art({ name, onNarrow }: { name: ArtName; onNarrow?: ArtName }) {
  const { w, h } = recipes[name]
  return (
    <div className="art" aria-hidden="true">
      {(['light', 'dark'] as const).map(theme => (
        <picture key={theme}>
          {onNarrow && <source media={narrow} srcSet={urls[onNarrow][theme]} />}
          <img
            className={`art-${theme}`}
            src={urls[name][theme]}
            alt=""
            width={w}
            height={h}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  )
}
