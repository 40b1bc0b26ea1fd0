/** Title left, what it is about right. */
export function SectionHead({ id, title, lede }: { id: string; title: string; lede?: string }) {
  return (
    <div className="section-head">
      <h2 className="display-2" id={id}>
        {title}
      </h2>
      {lede && <p className="lede">{lede}</p>}
    </div>
  )
}
