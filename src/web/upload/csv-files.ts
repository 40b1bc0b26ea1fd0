// Which files are taken for CSV files.

/**
 * The type says it. Windows has none for .csv unless a program has registered one, and Excel registers its own: there the
 * name decides.
 */
export function isCsv({ type, name }: { type: string; name: string }): boolean {
  if (type === 'text/csv') return true
  return (type === '' || type === 'application/vnd.ms-excel') && /\.csv$/i.test(name)
}
