// The contact form as the browser and the server both check it. The browser's check is a courtesy, the server's is the rule.
import * as z from 'zod/mini'

export const verticals = {
  'vacation-rental': 'Vacation Rental Management',
  'real-estate': 'Real Estate Sales',
  education: 'Education',
  legal: 'Legal Services',
  other: 'Other',
} as const
export type VerticalId = keyof typeof verticals

export const contactLimits = { name: 200, email: 320, company: 200, message: 5000 } as const

/** A form sent sooner than this after it was shown was not filled in by a person. */
export const minimumFillMs = 2000

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
// One @, something before it, a dotted domain after it. Stricter patterns refuse addresses that receive mail.
const emailShape = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/

const optionalText = (max: number, label: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
    z.nullable(
      z.pipe(
        z
          .string(`${label} must be text.`)
          .check(z.maxLength(max, `${label} can hold at most ${max} characters.`)),
        z.transform((value: string) => value.trim() || null),
      ),
    ),
  )

export const contactSchema = z.object({
  name: z.pipe(
    z.pipe(z.string('Enter your full name.'), z.transform(oneLine)),
    z
      .string()
      .check(
        z.minLength(1, 'Enter your full name.'),
        z.maxLength(contactLimits.name, `Full name can hold at most ${contactLimits.name} characters.`),
      ),
  ),
  email: z.pipe(
    z.pipe(
      z.string('Enter your email address.'),
      z.transform((value: string) => value.trim()),
    ),
    z
      .string()
      .check(
        z.minLength(1, 'Enter your email address.'),
        z.maxLength(contactLimits.email, `Email can hold at most ${contactLimits.email} characters.`),
        z.regex(emailShape, 'Enter an email address like name@company.com.'),
      ),
  ),
  company: optionalText(contactLimits.company, 'Company name'),
  vertical: z.enum(
    ['vacation-rental', 'real-estate', 'education', 'legal', 'other'],
    'Choose your industry.',
  ),
  message: optionalText(contactLimits.message, 'The message'),
})
export type Contact = z.infer<typeof contactSchema>
export type ContactField = keyof Contact

/** What to tell the visitor, at the field that it is about. */
export type ContactProblems = Partial<Record<ContactField | 'form', string>>

export type ContactCheck = { ok: true; contact: Contact } | { ok: false; problems: ContactProblems }

const isField = (key: PropertyKey | undefined): key is ContactField =>
  key === 'name' || key === 'email' || key === 'company' || key === 'vertical' || key === 'message'

export function checkContact(input: unknown): ContactCheck {
  const parsed = contactSchema.safeParse(input)
  if (parsed.success) return { ok: true, contact: parsed.data }
  const problems: ContactProblems = {}
  for (const issue of parsed.error.issues) {
    const key = issue.path[0]
    problems[isField(key) ? key : 'form'] ??= issue.message
  }
  return { ok: false, problems }
}

/** What the form itself knows about how it was filled in: a hidden field that people leave empty, and the time taken. */
export interface FormTraces {
  honeypot: string
  filledMs: number | null
}
export const traceHeaders = { honeypot: 'x-form-website', filledMs: 'x-form-filled-ms' } as const
export const traceFields = { honeypot: 'website', filledMs: 'filled_ms' } as const
