// Short words that stand for others only beside certain words: "by cat", "btw 600 and 850k", "older as 30 days".
import type { Token } from './token.ts'

interface Rule {
  typed: RegExp
  meant: (typed: string) => string
  before?: RegExp
  behind?: RegExp
}

const rules: readonly Rule[] = [
  {
    typed: /^cats?$/,
    meant: typed => (typed === 'cat' ? 'category' : 'categories'),
    before: /^(by|per|each|every|which|top|best|\d+)$/,
  },
  { typed: /^btw$/, meant: () => 'between', behind: /^[$\d]/ },
  {
    typed: /^as$/,
    meant: () => 'than',
    before:
      /^(more|less|fewer|older|newer|bigger|smaller|larger|higher|lower|cheaper|longer|shorter|greater|better|worse|earlier|later)$/,
    behind: /^([$\d]|an?$|one$|two$|three$|four$|five$|six$|ten$|twenty$|thirty$|the$|last$)/,
  },
]

/** The tokens with each of these spelled out where its neighbors tell what it is. */
export const spelledInPlace = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const rule = rules.find(
      ({ typed, before, behind }) =>
        typed.test(token.text) &&
        (before?.test(tokens[at - 1]?.text ?? '') ?? true) &&
        (behind?.test(tokens[at + 1]?.text ?? '') ?? true),
    )
    return rule === undefined || token.quoted === true ? token : { ...token, text: rule.meant(token.text) }
  })
