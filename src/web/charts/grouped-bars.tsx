import { Legend } from './legend.tsx'
import { extent, type BarPlot } from './plotted.ts'
import { lookOf } from './series-look.ts'
import { shown } from './values.ts'
import './grouped-bars.css'

/** Several bars to a label, or bars on both sides of zero. Every value is written beside its bar. */
export function GroupedBars({ caption, measure, series, groups }: BarPlot) {
  const { zero, share } = extent(groups)
  return (
    <figure className="grouped-bars">
      <figcaption>{caption}</figcaption>
      {series.length > 1 && <Legend series={series} mark="bar" />}
      <ul className="grouped-rows">
        {groups.map(({ label, values }) => (
          <li key={`${label} ${values.join(' ')}`}>
            <span className="grouped-label">{label}</span>
            <ul className="grouped-values">
              {values.map((value, index) => (
                <li
                  key={series[index]}
                  className={(value ?? 0) < 0 ? 'grouped-bar grouped-bar-below' : 'grouped-bar'}
                  style={{
                    '--zero': zero,
                    '--share': share(value ?? 0),
                    '--color': lookOf(index, series.length).color,
                  }}
                >
                  {value !== null && <span className="grouped-fill" />}
                  <span className="grouped-value">
                    {series.length > 1 && <span className="visually-hidden">{series[index]} </span>}
                    {value === null ? 'none' : shown(value, measure)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  )
}
