import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoTables, type DemoType } from '#contract/demos.ts'
import { guard } from './guard.ts'

const lines = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('# '))

const isDemo = (name: string): name is DemoType => Object.hasOwn(demoTables, name)
const withDemo = (file: string): [DemoType, string][] =>
  lines(file).map(line => {
    const [demo = '', ...sql] = line.split(': ')
    if (!isDemo(demo)) throw new Error(`no demo before the statement: ${line}`)
    return [demo, sql.join(': ')]
  })

const ask = (sql: string, demo: DemoType = 'vacation_rental') => guard(sql, { tables: demoTables[demo] })

describe('a statement that only reads the tables of its demo', () => {
  test.each(withDemo('sound.txt'))('%s: %s', (demo, sql) => {
    expect(ask(sql, demo)).toMatchObject({ ok: true })
  })

  test('passes as analysts write it, all of their statements', () => {
    const statements = withDemo('analyst.txt')
    const refused = statements.filter(([demo, sql]) => !ask(sql, demo).ok)
    expect(statements.length).toBeGreaterThan(600)
    expect(refused).toEqual([])
  })

  test('is reported with the tables that it reads, each once', () => {
    const sql =
      'select 1 from visitors v join visitors w on v.id = w.id where exists (select 1 from reservations)'
    expect(ask(sql)).toMatchObject({ tables: ['visitors', 'reservations'] })
  })

  test('loses the semicolon at its end, which would break a statement put around it', () => {
    expect(ask(' select 1 ;; \n')).toMatchObject({ ok: true, sql: 'select 1' })
  })
})

describe('a statement that does anything else is refused', () => {
  test.each(lines('attacks.txt'))('%s', sql => {
    expect(ask(sql)).toMatchObject({ ok: false, reason: expect.stringMatching(/./) })
  })

  test.each([
    ['select pg_sleep(1)', 'the function pg_sleep is not allowed'],
    ['select message from contact_submissions', 'the table "contact_submissions" is not part of this demo'],
    ["select 'a'::regclass", 'a cast to regclass is not allowed'],
    ["select '{}' -> 'a'", 'the operator -> is not allowed'],
    ['select * from visitors for update', 'locking rows with FOR UPDATE is not allowed'],
    ['select ctid from visitors', 'the system column "ctid" is not allowed'],
    ['select nme from visitors', 'there is no column "nme"'],
    ['with x as (delete from visitors returning *) select * from x', 'only a SELECT may run'],
    ['select 1; select 2', 'exactly one statement may run'],
    [
      'select name frm visitors where',
      'PostgreSQL cannot read the statement: syntax error at or near "visitors"',
    ],
  ])('and the reason names the part: %s', (sql, expected) => {
    expect(ask(sql)).toEqual({ ok: false, reason: expected })
  })

  test('a table of one demo is refused to every other', () => {
    expect(ask('select name from ecommerce_products', 'ecommerce')).toMatchObject({ ok: true })
    expect(ask('select name from ecommerce_products', 'real_estate')).toMatchObject({ ok: false })
    expect(ask('select name from ecommerce_products', 'vacation_rental')).toMatchObject({ ok: false })
  })
})

describe('input made to hurt the parser', () => {
  const nested = (open: string, inner: string, close: string, times: number) =>
    `select ${open.repeat(times)}${inner}${close.repeat(times)}`

  test.each([
    ['nothing', ''],
    ['white space', ' \n\t'],
    ['a semicolon', ';'],
    ['a NUL, behind which the parser is blind', "select 1 \0 from contact_submissions where message = '"],
    ['half a surrogate pair', "select '\ud800' from visitors"],
    ['a no-break space, which is a letter to PostgreSQL', 'select\u00a01'],
    ['a full-width letter', 'ｓelect 1'],
    ['a control character', 'select \u0001 1'],
    ['more than 20,000 characters', `select '${'x'.repeat(20_000)}'`],
    ['ten megabytes', `select '${'x'.repeat(10_000_000)}'`],
    ['a long run of blanks', `select ${' '.repeat(19_000)}x`],
    ['deep parentheses around a sum', nested('(1 + ', '1', ')', 3000)],
    ['a long sum', `select 1${'+1'.repeat(9900)}`],
    ['a sum within the limit of words', `select 1${'+1'.repeat(990)}`],
    ['a chain of casts', `select 1${'::int'.repeat(600)}`],
    ['a chain of NOT', `select ${'not '.repeat(1900)} true`],
    ['deep calls', nested('abs(', '1', ')', 600)],
    ['deep subqueries', nested('(select ', '1', ')', 600)],
    ['deep CASE', nested('case when true then ', '1', ' end', 300)],
    ['a chain of unions', `select 1${' union select 1'.repeat(600)}`],
    ['a chain of joins', `select 1 from visitors${' cross join visitors'.repeat(600)}`],
    ['nested comments', `select ${'/*'.repeat(9000)}`],
  ])('%s is refused, and the next statement is checked as ever', (_, sql) => {
    expect(ask(sql)).toMatchObject({ ok: false })
    expect(ask('select name from visitors')).toMatchObject({ ok: true })
  })

  test('the same deep statement again and again leaves the parser sound', () => {
    for (let i = 0; i < 50; i++) ask(`select ${'not '.repeat(1900)} true`)
    expect(ask('select name from visitors')).toMatchObject({ ok: true })
  })

  test('a sound statement with words of attacks put into it never makes the guard throw, nor reads another table', () => {
    const tables: readonly string[] = demoTables.vacation_rental
    const inWords = (statements: string[]) => statements.map(sql => sql.split(/(?<=[\s(),;.])|(?=[\s(),;.])/))
    const sound = inWords(
      withDemo('sound.txt').flatMap(([demo, sql]) => (demo === 'vacation_rental' ? [sql] : [])),
    )
    const hostile = [...new Set(inWords(lines('attacks.txt')).flat())]
    const change = fc.record({ at: fc.nat(), word: fc.constantFrom(...hostile) })
    const mutant = fc.tuple(fc.constantFrom(...sound), fc.array(change, { minLength: 1, maxLength: 2 }))
    let passed = 0
    fc.assert(
      fc.property(mutant, ([words, changes]) => {
        const sql = changes.reduce((text, { at, word }) => text.with(at % text.length, word), words).join('')
        const verdict = ask(sql)
        if (!verdict.ok) return
        passed++
        expect(tables).toEqual(expect.arrayContaining(verdict.tables))
        const code = sql.replaceAll(/'(?:[^'\\]|''|\\.)*'|--.*|\/\*.*?\*\//g, '')
        expect(code).not.toMatch(/\bfrom\s+"?(contact_submissions|pg_\w+|ecommerce_\w+)/i)
      }),
      { seed: 20_261_115, numRuns: 3000 },
    )
    expect(passed).toBeGreaterThan(100)
  })
})
