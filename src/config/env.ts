// The only reader of the environment. Everything is checked once at boot, and every mistake is listed at once.
import { resolve } from 'node:path'
import { z } from 'zod'

const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema)

const wholeNumber = (min: number, max: number, advice: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, advice)
    .transform(Number)
    .refine(n => n >= min && n <= max, advice)

const urlWith = (protocols: readonly string[], advice: string) =>
  z
    .string()
    .trim()
    .refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), advice)

const databaseUrl = urlWith(
  ['postgres:', 'postgresql:'],
  'must look like postgres://user:password@host:5432/database',
)

const day = z
  .string()
  .trim()
  .refine(
    value =>
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value &&
      value >= '2000-01-01' &&
      value <= '2099-12-31',
    'must be a day between 2000 and 2099, written like 2026-03-31',
  )

const hashShape = /^scrypt\$\d+\$\d+\$\d+\$[\w-]{16,}\$[\w-]{32,}$/

const schema = z.object({
  PORT: setting(wholeNumber(0, 65_535, 'must be a port number from 0 to 65535, such as 3000').default(3000)),
  HOST: setting(z.string().trim().default('127.0.0.1')),
  DATABASE_URL: setting(databaseUrl.optional()),
  READ_DATABASE_URL: setting(
    z
      .string()
      .transform(list => list.split(/[\s,]+/).filter(url => url !== ''))
      .pipe(z.array(databaseUrl))
      .optional(),
  ),
  DATA_DIR: setting(
    z
      .string()
      .default('./data')
      .transform(dir => resolve(dir)),
  ),
  ANON_KEY: setting(
    z
      .string()
      .regex(/^[\w.-]{8,512}$/, 'must be 8 to 512 letters, digits, dots, dashes or underscores')
      .default('public-anon-key'),
  ),
  RATE_LIMIT: setting(
    wholeNumber(
      0,
      1_000_000,
      'must be the questions a minute that one address may ask, such as 30; 0 turns the limit off',
    ).default(30),
  ),
  TRUST_PROXY: setting(
    wholeNumber(0, 10, 'must be the number of proxies in front of the server, from 0 to 10').default(0),
  ),
  STAFF_ACCESS: setting(z.enum(['open', 'locked'], 'must be open or locked').default('open')),
  STAFF_PASSWORD_HASH: setting(
    z.string().trim().regex(hashShape, 'must be a line printed by: npm run staff:hash').optional(),
  ),
  LLM_BASE_URL: setting(
    urlWith(['http:', 'https:'], 'must be a web address such as https://host/v1').optional(),
  ),
  LLM_MODEL: setting(z.string().trim().optional()),
  LLM_API_KEY: setting(z.string().trim().optional()),
  ANTHROPIC_API_KEY: setting(z.string().trim().optional()),
  SMTP_URL: setting(urlWith(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587').optional()),
  NOTIFY_EMAIL: setting(
    z
      .string()
      .trim()
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be the e-mail address that new leads are sent to')
      .optional(),
  ),
  SITE_URL: setting(
    urlWith(
      ['http:', 'https:'],
      'must be the public address of the site, such as https://example.com',
    ).optional(),
  ),
  SEED_DATE: setting(day.optional()),
  LOG_LEVEL: setting(
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
  ),
})

export type Settings = z.output<typeof schema>

export const settingNames = Object.keys(schema.shape)

export class BadSettings extends Error {
  override name = 'BadSettings'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(['The settings cannot be used:', ...problems.map(problem => `  - ${problem}`)].join('\n'))
    this.problems = problems
  }
}

export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const parsed = schema.safeParse(env)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  problems.push(...conflicts(env))
  if (!parsed.success || problems.length > 0) throw new BadSettings(problems)
  return parsed.data
}

/** Mistakes that no single setting shows. They are looked for in the raw text, so that they are listed with the others. */
function conflicts(env: Readonly<Record<string, string | undefined>>): string[] {
  const given = (name: string) => (env[name] ?? '').trim() !== ''
  const found: string[] = []
  if (env['STAFF_ACCESS']?.trim() === 'locked' && !given('STAFF_PASSWORD_HASH'))
    found.push(
      'STAFF_PASSWORD_HASH is missing: with STAFF_ACCESS=locked nobody could sign in. Make one with: npm run staff:hash',
    )
  if (given('READ_DATABASE_URL') && !given('DATABASE_URL'))
    found.push(
      'DATABASE_URL is missing: the replicas of READ_DATABASE_URL are those of a database that is written to',
    )
  if (given('SMTP_URL') !== given('NOTIFY_EMAIL'))
    found.push(
      `${given('SMTP_URL') ? 'NOTIFY_EMAIL' : 'SMTP_URL'} is missing: mail for new leads needs both SMTP_URL and NOTIFY_EMAIL`,
    )
  if (given('LLM_BASE_URL') !== given('LLM_MODEL'))
    found.push(
      `${given('LLM_BASE_URL') ? 'LLM_MODEL' : 'LLM_BASE_URL'} is missing: a language model needs both LLM_BASE_URL and LLM_MODEL`,
    )
  return found
}
