import { Art } from '#web/art/art.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { closing } from './copy.ts'

export function Closing() {
  return (
    <section className="wrap" aria-labelledby="closing">
      <div className="closing on-board">
        <div className="closing-text">
          <h2 className="display-2" id="closing">
            {closing.title}
          </h2>
          <p className="lede">{closing.lede}</p>
          <div className="actions">
            {closing.actions.map(({ label, to }, index) => (
              <ButtonLink key={label} to={to} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="closing-picture">
          <Art name="closing" />
        </div>
      </div>
    </section>
  )
}
