import type { Feature } from '#verticals/landing/landing.ts'
import { SlipOf } from './slip.tsx'
import './features.css'

/** Four jobs in a mosaic, or six in two even rows. */
export function Features({ list }: { list: readonly Feature[] }) {
  return (
    <ul className={list.length === 6 ? 'features features-even' : 'features features-mosaic'}>
      {list.map(({ title, text, slip }) => (
        <li key={title} className="feature">
          <div className="feature-slip" aria-hidden="true">
            <SlipOf slip={slip} />
          </div>
          <div className="feature-text">
            <h3 className="display-3">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
