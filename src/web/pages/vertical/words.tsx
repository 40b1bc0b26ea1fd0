import './words.css'

export function Words({ words }: { words: readonly { term: string; meaning: string }[] }) {
  return (
    <dl className="words">
      {words.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

const tick = 'M3.5 11.2c1.6 1.3 2.8 2.9 3.7 4.6C9.3 11 12.4 7.2 16.8 4'
const cross = 'M4.2 4.4c4 3.4 7.8 7.2 11.6 11.2M15.7 4.2c-3.6 3.6-7.4 7.6-11.3 11.6'

/** What the agent reads, and what it keeps its hands off. */
export function Boundary({
  reads,
  leavesAlone,
}: {
  reads: readonly string[]
  leavesAlone: readonly string[]
}) {
  return (
    <div className="boundary">
      {[
        { title: 'What it reads', items: reads, sign: tick },
        { title: 'What it leaves alone', items: leavesAlone, sign: cross },
      ].map(({ title, items, sign }) => (
        <div key={title}>
          <h3 className="display-3">{title}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d={sign} />
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
