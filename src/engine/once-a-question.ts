// A rambling question is parted in many ways, and each way hears the same parts again: what was heard of a text is kept for as long
// as its question is read.

interface Remembered<T> {
  of: (text: string, today: string) => T
  forget: () => void
}

export function onceAQuestion<T>(hear: (text: string, today: string) => T): Remembered<T> {
  const known = new Map<string, { today: string; heard: T }>()
  return {
    of(text, today) {
      const before = known.get(text)
      if (before?.today === today) return before.heard
      const heard = hear(text, today)
      known.set(text, { today, heard })
      return heard
    },
    forget: () => known.clear(),
  }
}
