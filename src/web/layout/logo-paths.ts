/** The four strokes and the one across, on a field of 32 by 32. */
export const logoPaths = [
  'M7.2 5.2 6.8 26.8M13.2 4.8 13 27.2M19.1 4.8 19.2 27.2M25 5.2 25.4 26.8',
  'M2.2 22.6 29.8 9.4',
] as const
