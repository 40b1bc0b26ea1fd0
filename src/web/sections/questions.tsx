import { SectionHead } from '#web/ui/section-head.tsx'
import './questions.css'

/** What people ask before they write to us. Opens without scripts. */
export function Questions({ list }: { list: readonly { question: string; answer: string }[] }) {
  return (
    <section className="wrap questions-section" aria-labelledby="questions">
      <SectionHead id="questions" title="Asked before signing up" />
      <div className="questions">
        {list.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>
              <h3 className="heading-4">{question}</h3>
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
