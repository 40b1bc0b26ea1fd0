// Columns that are asked for of the rows before, without a word for these.
import type { Placed } from './item.ts'

/** "Show only guest and home": columns of what came before, and not everybody who ever came. */
export const showsOnlyColumns = (text: string, placed: readonly Placed[]): boolean =>
  (/^(show|list|give|display)( me| us)? (only|just) /.test(text) &&
    placed.length > 1 &&
    placed.every(({ item }) => item.kind === 'noun' && !item.plural)) ||
  (ofThem.test(text) &&
    placed.length > 0 &&
    placed.every(({ item }) => columns.has(item.kind) && !(item.kind === 'noun' && item.plural)))

/** "Show the customer names": of what came before. */
const ofThem =
  /^(?:(?:and|now|also|please) )*(show|list|give|display|see|get)( me| us)? (the|their) [a-z]+('s)? (names?|emails?|e-mails?|email addresses|names? and emails?|emails? and names?)( (please|too|as well))*[?.! ]*$/

const columns: ReadonlySet<Placed['item']['kind']> = new Set(['noun', 'names', 'attribute'])
