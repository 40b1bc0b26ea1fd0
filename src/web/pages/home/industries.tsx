import { Art } from '#web/art/art.tsx'
import { Arrow } from '#web/ui/icon.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { industries } from './copy.ts'

export function Industries() {
  return (
    <section className="wrap section" aria-labelledby="industries">
      <SectionHead id="industries" title={industries.title} lede={industries.lede} />
      <ul className="ledger">
        {industries.rows.map(({ material, art, name, words, question, to }) => (
          <li key={to} data-material={material}>
            <a className="ledger-row" href={to}>
              <div className="ledger-picture">
                <Art name={art} />
              </div>
              <h3 className="display-3">{name}</h3>
              <p className="small muted">{words}</p>
              <q>{question}</q>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
