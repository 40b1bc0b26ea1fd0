import { copy } from './copy.ts'
import './guidelines.css'

const { title, placeholder, placeholderText, rest } = copy.guidelines

export function Guidelines() {
  return (
    <section className="guidelines" aria-labelledby="guidelines">
      <h2 id="guidelines">{title}</h2>
      <ul>
        <li>
          {placeholder} <code>{placeholderText}</code>
        </li>
        {rest.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
