/** A card shows its picture at 3:2 or 16:10, the head of an article at 21:9. */
export const pictureSizes = { card: { w: 900, h: 600 }, hero: { w: 1400, h: 600 } } as const
