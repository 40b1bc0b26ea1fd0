import type { PicturedPost } from './pictured-post.ts'

/** The picture of the article, small; a plain swatch of its material where it has none. */
export function Thumb({ picture }: Pick<PicturedPost, 'picture'>) {
  return (
    <div className="thumb" aria-hidden="true">
      {picture && (
        <picture>
          <source
            data-dark
            suppressHydrationWarning
            media="(prefers-color-scheme: dark)"
            srcSet={picture.dark}
          />
          <img src={picture.light} alt="" width={336} height={224} decoding="async" loading="lazy" />
        </picture>
      )}
    </div>
  )
}
