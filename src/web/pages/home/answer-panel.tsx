import type { Material } from '#brand/tokens.ts'
import { Art } from '#web/art/art.tsx'
import { Bars } from '#web/charts/bars.tsx'
import { SqlBlock } from '#web/ui/sql-block.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { illustrativeLabel, sampleLabel, type IllustrativeAnswer } from './copy.ts'
import type { HeroAnswer, HeroTable } from './hero-answer.ts'
import '#web/ui/sql-block.css'

/** A real answer: what was asked, what came back, and the query that proves it. */
export function AnswerPanel({
  material,
  answer,
  demo,
}: {
  material: Material
  answer: HeroAnswer
  demo: string
}) {
  const { question, sentence, sql, caption, bars, table } = answer
  const queryId = `query-${material}`
  return (
    <>
      <Art name={`hero-${material}`} inFirstView={material === 'pool'} />
      <article className="sheet answer">
        <p className="answer-question">{question}</p>
        <p className="answer-sentence">{sentence}</p>
        <Bars caption={caption} bars={bars} />
        <p className="answer-foot">
          <span>{sampleLabel}</span>
          <a className="link" href={`${demo}?q=${encodeURIComponent(question)}`}>
            Ask it yourself
          </a>
        </p>
      </article>
      <aside className="query" aria-label="The query behind the answer">
        <div className="query-head">
          <span>The query behind it</span>
          <button type="button" className="tool needs-script" data-copy={queryId}>
            <CopyIcon />
            <span data-copy-label aria-live="polite">
              Copy
            </span>
          </button>
        </div>
        <SqlBlock sql={sql} id={queryId} />
        <Rows table={table} />
      </aside>
    </>
  )
}

function Rows({ table: { columns, rows } }: { table: HeroTable }) {
  return (
    <table className="query-rows">
      <thead>
        <tr>
          {columns.map(({ label, number }) => (
            <th key={label} scope="col" className={number ? 'number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 3).map((row, index) => (
          <tr key={row[0]} style={{ '--i': index }}>
            {row.map((cell, at) => (
              <td key={columns[at]?.label} className={columns[at]?.number ? 'number' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function IllustrativePanel({ material, answer }: { material: Material; answer: IllustrativeAnswer }) {
  const { question, sentence, caption, bars, list, more } = answer
  return (
    <>
      <Art name={`hero-${material}`} />
      <article className="sheet answer">
        <p className="answer-question">{question}</p>
        <p className="answer-sentence">{sentence}</p>
        <Bars caption={caption} bars={bars} />
        <p className="answer-foot">
          <Badge>{illustrativeLabel}</Badge>
          <a className="link" href={more.to}>
            {more.label}
          </a>
        </p>
      </article>
      <aside className="query" aria-label={list.title}>
        <div className="query-head">
          <span>{list.title}</span>
        </div>
        <ul className="query-list">
          {list.rows.map(({ name, detail }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
        <p className="query-note">{list.note}</p>
      </aside>
    </>
  )
}

const CopyIcon = () => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
)
