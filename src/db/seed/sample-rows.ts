// The rows of one demo's sample as statements, parents before children.
import { demoTables } from '#contract/demos.ts'
import type { Day, Sample } from '#contract/sample.ts'
import type { Statement } from '#db/port.ts'
import { insertStatements, listingStatements } from './insert-rows.ts'

export function fillStatements({ demo, rows }: Sample, asOf: Day): Statement[] {
  const made = rows(asOf)
  return demoTables[demo].flatMap(table =>
    table === 'real_estate_listings'
      ? listingStatements(made[table] ?? [])
      : insertStatements(table, made[table] ?? []),
  )
}

/** Takes away what the sample wrote; listings that a visitor added or changed stay. */
export const emptyStatements = ({ demo }: Sample): Statement[] =>
  demoTables[demo].toReversed().flatMap(table =>
    table === 'real_estate_listings'
      ? [
          // An upload that runs meanwhile waits; readers do not.
          { text: 'lock table real_estate_listings in share row exclusive mode' },
          {
            text: `delete from real_estate_listings l using sample_listings s
                   where s.mls_number = l.mls_number and s.fingerprint = listing_fingerprint(l)`,
          },
          { text: 'delete from sample_listings' },
        ]
      : [{ text: `delete from ${table}` }],
  )
