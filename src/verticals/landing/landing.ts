// What a vertical says about itself on its own page. The page is built from this alone.

export type LandingId = 'vacation-rental' | 'real-estate' | 'ecommerce' | 'education' | 'legal'

export interface Action {
  label: string
  to: string
}

/** A slip of paper that shows what a job hands over. */
export type Slip =
  | { kind: 'messages'; received: string; sent: string; note: string }
  | {
      kind: 'rows'
      caption?: string
      rows: { name: string; was?: string; value: string; strong?: boolean }[]
    }
  | { kind: 'bars'; caption: string; bars: { name: string; share: number; value: string }[] }
  | { kind: 'track'; steps: { time: string; text: string; done: boolean }[] }
  | {
      kind: 'lanes'
      caption: string
      note: string
      days: number
      lanes: { name: string; spans: LaneSpan[] }[]
    }
  | { kind: 'columns'; caption: string; from: string; to: string; heights: number[] }
  | { kind: 'clause'; before: string; struck: string; added: string; note: string }

export interface LaneSpan {
  from: number
  days: number
  look: 'own' | 'platform' | 'refused'
}

export interface Feature {
  title: string
  text: string
  slip: Slip
}

/** A marketing figure, and how it is drawn: as hours counted by hand, or as a bar before and after. */
export interface Figure {
  figure: string
  label: string
  drawn: { hours: number } | { before: number; after: number }
}

export interface Landing {
  id: LandingId
  path: string
  name: string
  hero: { title: string; lede: string; actions: readonly [Action, Action] }
  features: { title: string; lede: string; list: readonly Feature[] }
  figures?: { title: string; lede: string; list: readonly Figure[] }
  steps?: { title: string; list: readonly { title: string; text: string }[] }
  words: readonly { term: string; meaning: string }[]
  reads: readonly string[]
  leavesAlone: readonly string[]
  questions: readonly { question: string; answer: string }[]
  closing: { title: string; lede: string; extra?: Action; actions: readonly [Action, Action] }
  next: Action
}

export interface DashboardFrame {
  title: string
  subtitle: string
  stats: readonly { label: string; value: string; beside?: string }[]
  finding: { head: string; text: string }
}
