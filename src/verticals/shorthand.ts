// Pairs of a short form and the word it stands for: "act active, inv inventory".
export const shorthand = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list.split(',').map(pair => {
      const [short = '', long = ''] = pair.trim().split(/\s+/)
      return [short, long]
    }),
  )
