import type { ReactNode } from 'react'
import './page-head.css'

/** The head of a page that is worked with: title left, what it is about and what else can be done right. */
export function PageHead({ title, lede, children }: { title: string; lede: string; children?: ReactNode }) {
  return (
    <div className="page-head">
      <h1 className="display-2">{title}</h1>
      <div>
        <p className="lede">{lede}</p>
        {children}
      </div>
    </div>
  )
}
