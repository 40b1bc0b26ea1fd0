import { describe, expect, test } from 'vitest'
import { checkContact } from './contact.ts'

const good = { name: 'Ada Park', email: 'ada@example.com', vertical: 'legal' }
const problems = (input: unknown) => {
  const check = checkContact(input)
  return check.ok ? {} : check.problems
}

describe('a contact', () => {
  test('with the three required fields is complete, and what is empty becomes null', () => {
    expect(checkContact({ ...good, company: '', message: '   ' })).toEqual({
      ok: true,
      contact: { ...good, company: null, message: null },
    })
  })
  test('is trimmed, and a name is one line', () => {
    const check = checkContact({
      ...good,
      name: '  Ada\n Park ',
      email: ' ada@example.com ',
      message: ' Hi\nthere ',
    })
    expect(check).toMatchObject({
      contact: { name: 'Ada Park', email: 'ada@example.com', message: 'Hi\nthere' },
    })
  })
  test('says what is missing at each field', () => {
    expect(problems({})).toEqual({
      name: 'Enter your full name.',
      email: 'Enter your email address.',
      vertical: 'Choose your industry.',
    })
    expect(problems({ name: ' ', email: '', vertical: '' })).toEqual(problems({}))
  })
  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example..com',
    'a@b.c, d@e.f',
  ])('refuses the e-mail address %s', email =>
    expect(problems({ ...good, email })).toEqual({ email: 'Enter an email address like name@company.com.' }),
  )
  test.each(['ada+trial@example.co.uk', "o'hara@example.com", 'ada@münchen.example'])(
    'takes the e-mail address %s',
    email => expect(problems({ ...good, email })).toEqual({}),
  )
  test('has limits, and says them', () => {
    expect(problems({ ...good, message: 'x'.repeat(5001) })).toEqual({
      message: 'The message can hold at most 5000 characters.',
    })
    expect(problems({ ...good, name: 'x'.repeat(201) })).toHaveProperty('name')
  })
  test.each([null, [], 'text', 3, { ...good, name: 7 }, { ...good, vertical: '__proto__' }])(
    'refuses %j without throwing',
    input => expect(problems(input)).not.toEqual({}),
  )
})
