import { Art } from '#web/art/art.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { solutions } from './copy.ts'

export function Solutions() {
  return (
    <section className="wrap section" aria-labelledby="solutions">
      <SectionHead id="solutions" title={solutions.title} lede={solutions.lede} />
      <ul className="mosaic">
        {solutions.cards.map(({ material, icon, art, artOnNarrow, title, description, link, to }) => (
          <li key={to} className="solution" data-material={material}>
            <a href={to}>
              <Art name={art} {...(artOnNarrow && { onNarrow: artOnNarrow })} />
              <div className="solution-text">
                <Icon name={icon} />
                <h3 className="display-3">{title}</h3>
                <p>{description}</p>
                <span className="link">{link}</span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
