import { frame, products, scale } from '#verticals/ecommerce/landing/dashboard.ts'
import { PencilRing } from '#web/ui/pencil.tsx'
import { Dashboard } from './dashboard.tsx'
import './contribution.css'

const legend = [
  { look: 'dot dot-checkout', label: 'At checkout' },
  { look: 'dot dot-left', label: 'After returns, shipping and fees' },
]

const at = (dollars: number) => (dollars - scale.from) / (scale.to - scale.from)
const money = (dollars: number) => `${dollars < 0 ? '−' : ''}$${Math.abs(dollars).toFixed(2)}`

/** What a sale makes at checkout, and how far it falls before it is yours. */
export function Contribution() {
  return (
    <Dashboard frame={frame} legend={legend}>
      <ul className="contribution">
        <li className="contribution-axis" aria-hidden="true">
          <span />
          <span className="contribution-track">
            {scale.ticks.map(dollars => (
              <em key={dollars} style={{ '--at': at(dollars) }}>
                ${dollars}
              </em>
            ))}
          </span>
          <span>Left</span>
        </li>
        {products.map(({ name, units, returned, checkout, contribution }) => (
          <li key={name} className={contribution < 0 ? 'loses' : undefined}>
            <span className="contribution-name">
              <b>{name}</b>
              <small>
                {units} sold, {returned}
              </small>
            </span>
            <span className="contribution-track" aria-hidden="true">
              {scale.ticks.map(dollars => (
                <u
                  key={dollars}
                  className={dollars === 0 ? 'zero' : undefined}
                  style={{ '--at': at(dollars) }}
                />
              ))}
              <s style={{ '--at': at(contribution), '--length': at(checkout) - at(contribution) }} />
              <i className="dot dot-checkout" style={{ '--at': at(checkout) }} />
              <i className="dot dot-left" style={{ '--at': at(contribution) }} />
            </span>
            <span className="contribution-value">
              <span className="visually-hidden">{money(checkout)} at checkout, left after costs: </span>
              <span className="contribution-figure">
                {money(contribution)}
                {contribution < 0 && <PencilRing seed={8} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dashboard>
  )
}
