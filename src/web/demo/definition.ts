// What makes one demo different from the others. Everything else under demo/ is shared and never asks which demo it serves.
import type { Ref } from 'react'
import type { Material } from '#brand/tokens.ts'
import type { DemoType } from '#contract/demos.ts'
import type { TableName } from '#contract/tables.ts'
import type { ArtName } from '#web/art/recipes.ts'
import type { TableDefinition } from './table/table-definition.ts'

export interface ChatDefinition {
  demoType: DemoType
  /** The `table` field of each question. */
  table: TableName
  heading: string
  placeholder: string
  suggestions: readonly [string, string, string, string]
  sendLabel: string
  /** What the button reads while an answer is awaited, where it changes. */
  sendingLabel?: string
  material: Material
}

/** What the page may ask of its chat. */
export interface ChatHandle {
  /** Puts a question into the input, ready to be sent, and moves the focus there. */
  fill: (question: string) => void
}

export interface ChatProps {
  definition: ChatDefinition
  /** Another tab is open: the conversation is kept, and nothing of it is shown. */
  hidden: boolean
  ref?: Ref<ChatHandle>
}

/** What is shown while data loads: a text, or a spinner that only says it aloud. */
export interface Waiting {
  kind: 'text' | 'spinner'
  text: string
}

export interface DemoDefinition {
  title: string
  lede: string
  /** Somewhere to go from here. */
  action?: { label: string; to: string }
  material: Material
  /** Drawn at the edge of the chat, where there is room. */
  art?: ArtName
  waiting: Waiting
  /** What the numbers are, once they are here. */
  loaded: string
  chatTab: string
  chat: ChatDefinition
  tables: readonly TableDefinition[]
  /** One card for each table named here, with how many rows it has. */
  stats?: readonly { label: string; table: string; note: string }[]
  sampleQuestions?: readonly string[]
}
