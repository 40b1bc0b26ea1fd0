import { brand } from '#brand/brand.ts'
import { copy } from './copy.ts'

export function GetInTouch() {
  const { title, email, visit, consultation, next } = copy.touch
  return (
    <section className="touch" aria-labelledby="touch">
      <h2 className="display-3" id="touch">
        {title}
      </h2>
      <div className="touch-cards">
        <div>
          <h3>{email.title}</h3>
          <p>
            <a className="link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
          <p className="small muted">{email.note}</p>
        </div>
        <div>
          <h3>{visit.title}</h3>
          <p>{visit.place}</p>
        </div>
      </div>
      <div className="consultation">
        <h3>{consultation.title}</h3>
        <p>{consultation.text}</p>
      </div>
      <div>
        <h3 className="heading-4">{next.title}</h3>
        <ol className="next-steps">
          {next.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
