// What was asked and what came of it, as one value. Nothing here asks anybody: the chat does, and says what happened.
import { questionLimits, type Answer } from '#contract/answer.ts'

export interface Trouble {
  message: string
  /** Seconds after which another try makes sense. */
  retryAfter: number | null
}

export type Outcome =
  /** Came with a link, as what the question of the link leans on. */
  | { kind: 'earlier' }
  | { kind: 'waiting' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'cancelled' }

export interface Turn {
  id: number
  question: string
  /** Offered by us, so that it is known to stand alone; what a visitor types may lean on the question before. */
  offered: boolean
  outcome: Outcome
}

export interface Conversation {
  turns: readonly Turn[]
  input: string
  /** How many questions back the arrow keys have gone; 0 while the visitor's own text is shown. */
  back: number
  /** What was typed before going back, to return to. */
  draft: string
}

export type Happening =
  | { kind: 'typed'; text: string }
  | { kind: 'asked'; id: number; question: string; offered: boolean }
  | { kind: 'reopened'; earlier: readonly string[] }
  | { kind: 'answered'; id: number; answer: Answer }
  | { kind: 'failed'; id: number; trouble: Trouble }
  | { kind: 'cancelled'; id: number }
  | { kind: 'older' }
  | { kind: 'newer' }

export const emptyConversation: Conversation = { turns: [], input: '', back: 0, draft: '' }

export const isWaiting = ({ turns }: Conversation): boolean =>
  turns.some(({ outcome }) => outcome.kind === 'waiting')

/** Blank questions are ignored, and one is answered at a time. */
export const canAsk = (conversation: Conversation, question: string): boolean =>
  question.trim() !== '' && !isWaiting(conversation)

/** Whether a later question may lean on this one: it was understood. */
export const isContext = ({ outcome }: Turn): boolean =>
  outcome.kind === 'earlier' ||
  (outcome.kind === 'answer' && (outcome.answer.status === 'answered' || outcome.answer.status === 'assumed'))

/** The earlier questions that go along with the next one, oldest first. */
export const historyOf = (turns: readonly Turn[]): string[] =>
  turns
    .filter(isContext)
    .map(({ question }) => question)
    .slice(-questionLimits.history)

export function after(conversation: Conversation, happening: Happening): Conversation {
  switch (happening.kind) {
    case 'typed':
      return { ...conversation, input: happening.text, back: 0, draft: '' }
    case 'asked': {
      const question = happening.question.trim()
      if (!canAsk(conversation, question)) return conversation
      const { id, offered } = happening
      const turn: Turn = { id, question, offered, outcome: { kind: 'waiting' } }
      // A question that does not come from the input leaves alone what is being typed there.
      const emptied = conversation.input.trim() === question ? { input: '', back: 0, draft: '' } : {}
      return { ...conversation, ...emptied, turns: [...conversation.turns, turn] }
    }
    case 'reopened':
      return {
        ...conversation,
        turns: happening.earlier.map((question, at) => ({
          id: -1 - at,
          question,
          offered: at === 0,
          outcome: { kind: 'earlier' },
        })),
      }
    case 'answered':
      return settled(conversation, happening.id, { kind: 'answer', answer: happening.answer })
    case 'failed':
      return settled(conversation, happening.id, { kind: 'trouble', trouble: happening.trouble })
    case 'cancelled':
      return settled(conversation, happening.id, { kind: 'cancelled' })
    case 'older':
      return recalled(conversation, conversation.back + 1)
    case 'newer':
      return recalled(conversation, conversation.back - 1)
  }
}

/** An answer that comes after its question was cancelled changes nothing. */
const settled = (conversation: Conversation, id: number, outcome: Outcome): Conversation => ({
  ...conversation,
  turns: conversation.turns.map(turn =>
    turn.id === id && turn.outcome.kind === 'waiting' ? { ...turn, outcome } : turn,
  ),
})

function recalled(conversation: Conversation, back: number): Conversation {
  const asked = distinct(conversation.turns.map(({ question }) => question))
  if (back < 0 || back > asked.length) return conversation
  const draft = conversation.back === 0 ? conversation.input : conversation.draft
  return { ...conversation, back, draft, input: back === 0 ? draft : (asked.at(-back) ?? '') }
}

/** Asked twice is recalled once, at the later place. */
const distinct = (questions: readonly string[]): string[] =>
  questions.filter((question, at) => questions.lastIndexOf(question) === at)
