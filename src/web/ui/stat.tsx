import './stat.css'

/** One number: what it is above, out of what beside. */
export function Stat({
  label,
  value,
  beside,
}: {
  label: string
  value: string
  beside?: string | undefined
}) {
  return (
    <dl className="stat">
      <dt>{label}</dt>
      <dd>
        {value}
        {beside && <small>{beside}</small>}
      </dd>
    </dl>
  )
}
