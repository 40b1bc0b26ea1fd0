import type { ReactNode } from 'react'
import type { Landing } from '#verticals/landing/landing.ts'
import { Art } from '#web/art/art.tsx'
import { Questions } from '#web/sections/questions.tsx'
import { ActionPair } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { looks } from './looks.ts'
import { Steps } from './steps.tsx'
import { Boundary, Words } from './words.tsx'
import './vertical.css'

const wordsLede =
  'Most wrong answers start with a wrong definition. These are some it arrives with. You can change any of them.'

/** The page of one vertical, from its own words; only the dashboard is built for it alone. */
export function VerticalPage({ landing, dashboard }: { landing: Landing; dashboard: ReactNode }) {
  const { hero, features, figures, steps, words, reads, leavesAlone, questions, closing, next } = landing
  const look = looks[landing.id]
  return (
    <div data-material={look.material}>
      <section className="vertical-hero on-material">
        <Art name={look.hero} inFirstView {...(look.heroOnNarrow && { onNarrow: look.heroOnNarrow })} />
        <div className="wrap">
          <h1 className="display-1">{hero.title}</h1>
          <p className="lede">{hero.lede}</p>
          <ActionPair actions={hero.actions} />
        </div>
      </section>
      <div className="wrap">{dashboard}</div>
      <section className="wrap section" aria-labelledby="features">
        <SectionHead id="features" title={features.title} lede={features.lede} />
        <Features list={features.list} />
      </section>
      {figures && (
        <section className="wrap" aria-labelledby="figures">
          <SectionHead id="figures" title={figures.title} lede={figures.lede} />
          <Figures list={figures.list} />
        </section>
      )}
      {steps && <Steps title={steps.title} list={steps.list} />}
      <section className="wrap section" aria-labelledby="words">
        <SectionHead id="words" title="Words it already knows" lede={wordsLede} />
        <Words words={words} />
        <Boundary reads={reads} leavesAlone={leavesAlone} />
      </section>
      <Questions list={questions} />
      <section className="wrap" aria-labelledby="closing">
        <div className="vertical-closing on-material">
          <Art name={look.closing} />
          <div className="vertical-closing-text">
            <h2 className="display-2" id="closing">
              {closing.title}
            </h2>
            <p className="lede">
              {closing.lede}{' '}
              {closing.extra && (
                <a className="link" href={closing.extra.to}>
                  {closing.extra.label}
                </a>
              )}
            </p>
            <ActionPair actions={closing.actions} />
          </div>
        </div>
        <p className="next-industry">
          Next industry{' '}
          <a className="link" href={next.to}>
            {next.label}
          </a>
        </p>
      </section>
    </div>
  )
}
