import type { Answer } from '#contract/answer.ts'
import { AnswerChart } from '#web/charts/answer-chart.tsx'
import { columnsOf } from './columns.ts'
import { answeredIn, copy, named, notUsedNote, truncatedNote, viewRawData } from './copy.ts'
import { CopyButton } from './copy-button.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { Fold } from './fold.tsx'
import { FirstRows, RawData } from './raw-data.tsx'
import { linkTo } from './show-in-address.ts'
import { Understood } from './understood.tsx'
import { SqlBlock } from '#web/ui/sql-block.tsx'
import '#web/ui/sql-block.css'

interface AnswerBodyProps {
  answer: Answer
  question: string
  earlier: readonly string[]
  busy: boolean
  onAsk: (question: string) => void
}

/** Under the sentence, always in this order: chart, how it was understood, the query, the rows. */
export function AnswerBody({ answer, question, earlier, busy, onAsk }: AnswerBodyProps) {
  const { chart, results, sql, truncated, understood, unused } = answer
  return (
    <>
      {chart && chart.kind !== 'table' && (
        <div className="reply-chart">
          <AnswerChart chart={chart} columns={columnsOf(answer)} rows={results} />
        </div>
      )}
      {chart?.kind === 'table' && <FirstRows answer={answer} question={question} />}
      {understood.length > 0 && <Understood chips={understood} busy={busy} onAsk={onAsk} />}
      {unused.length > 0 && <p className="reply-note">{notUsedNote(unused)}</p>}
      {truncated && <p className="reply-note">{truncatedNote(results.length)}</p>}
      {sql !== null && (
        <Fold label={copy.viewSql} tool={<CopyButton label={copy.copySql} text={() => sql} />}>
          <SqlBlock sql={sql} label={named.sql(question)} />
        </Fold>
      )}
      {results.length > 0 && (
        <Fold label={viewRawData(results.length)} tool={<DownloadCsv answer={answer} question={question} />}>
          <RawData answer={answer} question={question} />
        </Fold>
      )}
      <div className="reply-foot">
        <span>{answeredIn(answer.elapsed_ms, answer.engine)}</span>
        <CopyButton label={copy.copyAnswer} text={() => answer.answer} />
        <CopyButton
          label={copy.copyLink}
          sign="link"
          text={() => linkTo({ question, earlier: [...earlier] })}
        />
      </div>
    </>
  )
}
