import { Art } from '#web/art/art.tsx'
import { ActionPair } from '#web/ui/button.tsx'
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
          <ActionPair actions={closing.actions} />
        </div>
        <div className="closing-picture">
          <Art name="closing" />
        </div>
      </div>
    </section>
  )
}
