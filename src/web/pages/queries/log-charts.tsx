import type { QueryTimes } from '#web/data/query-logs.ts'
import { Columns } from '#web/charts/columns.tsx'
import { countByDay, type Counted } from './calendar.ts'
import { copy } from './copy.ts'
import { slowFromMs, spreadOf, type TimeSpread } from './histogram.ts'
import { count, counted, duration, roughDuration, shortDay } from './words.ts'

const words = copy.charts

/** How fast and how often, for the questions that meet the filters. */
export function LogCharts({ times }: { times: QueryTimes | null | 'loading' }) {
  if (times === null) return <p className="charts-note">{words.missing}</p>
  const newest = times === 'loading' ? [] : times.newest
  const spread = spreadOf(newest.map(({ ms }) => ms))
  const days = countByDay(newest.map(({ at }) => at))
  return (
    <section className="charts" aria-label={words.label}>
      {spread && days ? (
        <>
          <ResponseTimes spread={spread} />
          <QuestionsPerDay counted={days} />
        </>
      ) : (
        // Empty sheets keep the place, so that the list does not jump when they are filled.
        [words.times, words.day].map(title => (
          <EmptyChart key={title} title={title} said={times === 'loading' ? '' : words.nothing} />
        ))
      )}
      <p className="charts-note">
        {times !== 'loading' && times.total > 0 && words.coverage(newest.length, times.total)}
      </p>
    </section>
  )
}

const EmptyChart = ({ title, said }: { title: string; said: string }) => (
  <figure className="sheet columns">
    <figcaption>
      <b>{title}</b>
    </figcaption>
    <div className="columns-plot">
      <span className="columns-nothing">{said}</span>
    </div>
    <div className="columns-ticks" />
  </figure>
)

function ResponseTimes({ spread: { bins, ticks, median, slow, total } }: { spread: TimeSpread }) {
  const most = Math.max(...bins.map(bin => bin.count))
  const lead = bins.findIndex(bin => bin.count === most)
  const last = bins.findLastIndex(bin => bin.count > 0)
  const ringed = (bins[last]?.from ?? 0) >= slowFromMs * 0.999 && last !== lead
  const range = (index: number) =>
    `${roughDuration(bins[index]?.from ?? 0)} to ${roughDuration(bins[index]?.to ?? 0)}`
  const middle = `Half within ${duration(median)}, 95% within ${duration(slow)}`
  return (
    <Columns
      title={words.times}
      note={middle}
      sentence={`Histogram of the response times of ${counted(total, 'question')} on a log scale. ${middle}. The most, ${count(most)}, took ${range(lead)}; the slowest took ${range(last)}.`}
      columns={bins.map((bin, index) => ({
        key: String(bin.from),
        share: bin.count / most,
        title: `${range(index)}: ${counted(bin.count, 'question')}`,
      }))}
      lead={lead}
      marks={[
        { column: lead, text: count(most) },
        ...(ringed ? [{ column: last, text: count(bins[last]?.count ?? 0), ringed }] : []),
      ]}
      ticks={ticks.map(({ at, ms }) => ({ at, text: roughDuration(ms) }))}
    />
  )
}

const perDay = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })

function QuestionsPerDay({ counted: { unit, spans, first, last, busiest, ...rest } }: { counted: Counted }) {
  const lead = spans.indexOf(busiest)
  const period = first === last ? shortDay(first) : `${shortDay(first)} to ${shortDay(last)}`
  const note = `${period}, ${perDay.format(rest.perDay)} a day`
  const start = unit === 'day' ? 'on' : 'from'
  return (
    <Columns
      title={words[unit]}
      note={note}
      sentence={`Column chart of questions per ${unit}: ${note}. The busiest ${unit} had ${count(busiest.count)}, ${start} ${shortDay(busiest.from)}.`}
      columns={spans.map(span => ({
        key: span.from,
        share: span.count / busiest.count,
        title: `${unit === 'day' ? '' : 'Week from '}${shortDay(span.from)}: ${counted(span.count, 'question')}`,
      }))}
      lead={lead}
      marks={[{ column: lead, text: `${count(busiest.count)} ${start} ${shortDay(busiest.from)}` }]}
      ticks={ticksOf(spans.map(span => span.from))}
    />
  )
}

/** At most four days named below the axis, each under the middle of its column. */
function ticksOf(days: readonly string[]) {
  const steps = Math.min(3, days.length - 1)
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    steps === 0 ? 0 : Math.round((step / steps) * (days.length - 1)),
  )
  return places.map(place => ({
    at: days.length === 1 ? 0.5 : (place + 0.5) / days.length,
    text: shortDay(days[place] ?? ''),
  }))
}
