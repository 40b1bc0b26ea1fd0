import { describe, expect, test } from 'vitest'
import { tableNamed } from './catalogue.ts'
import { codeOf } from './problem-of.testing.ts'
import { parseSelect } from './select.ts'

const interactions = tableNamed('visitor_interactions')
const read = (text: string) => {
  const { columns, embeds } = parseSelect(interactions, text)
  return [...columns, ...embeds.map(({ relation, columns }) => `${relation.to}(${columns.join()})`)].join()
}
const refused = (text: string) => codeOf(() => parseSelect(interactions, text))

describe('select', () => {
  test('takes columns in the order given', () => {
    expect(read('device_type,id')).toBe('device_type,id')
  })
  test('a star is every column, and so is nothing', () => {
    const all =
      'id,visitor_id,property_id,interaction_type,interaction_timestamp,session_id,device_type,referrer_source'
    expect(read('*')).toBe(all)
    expect(read('')).toBe(all)
  })
  test('embeds related rows with their own columns', () => {
    expect(read('id,visitors(name,email),property_listings(title)')).toBe(
      'id,visitors(name,email),property_listings(title)',
    )
  })
  test('a column named twice is sent once', () => {
    expect(read('id,id,visitors(name,name)')).toBe('id,visitors(name)')
  })
  test('spaces around names are passed over', () => {
    expect(read(' id , visitors( name )')).toBe('id,visitors(name)')
  })
  test.each([
    'id,,device_type',
    'id,',
    'id,visitors(name',
    'visitors(name))',
    'visitors()',
    'visitors(name)id',
  ])('refuses the grammar of %s', text => expect(refused(text)).toBe('PGRST100'))
  test.each(['nope', 'visitors(nope)', '__proto__', 'constructor', 'id"; drop table visitors; --'])(
    'knows no column %s',
    text => expect(refused(text)).toBe('42703'),
  )
  test.each(['query_logs(id)', 'nope(id)', 'contact_submissions(*)', 'reservations(id)'])(
    'knows no relation to %s',
    text => expect(refused(text)).toBe('PGRST200'),
  )
  test.each(['i:id', 'id::text', 'session_id->a', 'visitors!inner(name)', '...visitors(name)', 'id.count()'])(
    'says that %s is not served',
    text => expect(refused(text)).toBe('PGRST127'),
  )
  test('a related row is embedded once', () => {
    expect(refused('visitors(name),visitors(email)')).toBe('PGRST100')
  })
})
