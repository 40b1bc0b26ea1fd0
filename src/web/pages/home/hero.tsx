import answers from 'virtual:hero-answers'
import { materials, type Material } from '#brand/tokens.ts'
import { demoPaths } from '#brand/navigation.ts'
import { ActionPair } from '#web/ui/button.tsx'
import { AnswerPanel, IllustrativePanel } from './answer-panel.tsx'
import { hero, illustrative, industries } from './copy.ts'
import './folder.css'
import './hero-motion.css'

const panels: Record<Material, React.ReactNode> = {
  pool: <AnswerPanel material="pool" answer={answers.vacation_rental} demo={demoPaths.vacationRental} />,
  blue: <AnswerPanel material="blue" answer={answers.real_estate} demo={demoPaths.realEstate} />,
  kraft: <AnswerPanel material="kraft" answer={answers.ecommerce} demo={demoPaths.ecommerce} />,
  chalk: <IllustrativePanel material="chalk" answer={illustrative.education} />,
  pad: <IllustrativePanel material="pad" answer={illustrative.legal} />,
}

const tabName = (material: Material) =>
  industries.rows.find(row => row.material === material)?.name ?? material

export function Hero() {
  return (
    <section className="hero wrap">
      <div className="hero-head">
        <h1 className="display-1">{hero.title}</h1>
        <div>
          <p className="lede">{hero.lede}</p>
          <ActionPair actions={hero.actions} />
        </div>
      </div>
      <div className="folder" data-static-tabs>
        <div className="folder-tabs needs-script" role="tablist" aria-label="Choose an industry">
          {materials.map((material, index) => (
            <button
              key={material}
              type="button"
              role="tab"
              className="folder-tab"
              id={`tab-${material}`}
              aria-controls={`panel-${material}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-material={material}
            >
              {tabName(material)}
            </button>
          ))}
        </div>
        {materials.map((material, index) => (
          <div
            key={material}
            className="folder-panel"
            role="tabpanel"
            id={`panel-${material}`}
            aria-labelledby={`tab-${material}`}
            data-material={material}
            hidden={index > 0}
          >
            {panels[material]}
          </div>
        ))}
      </div>
    </section>
  )
}
