import { defineConfig, type OxlintOverride } from 'oxlint'

// Who imports whom. A room that is not listed behind another may not be imported by it.
const rooms = {
  brand: [],
  config: [],
  contract: [],
  engine: ['contract'],
  verticals: ['contract'],
  content: ['brand'],
  db: ['contract', 'config', 'verticals'],
  api: ['contract', 'config', 'engine', 'verticals', 'db'],
  web: ['brand', 'contract', 'content', 'verticals'],
} as const satisfies Record<string, readonly string[]>
const everyRoom = Object.keys(rooms)

// An override replaces a rule as a whole, so each room repeats what holds everywhere.
const upward = { regex: '^\\.\\./', message: 'Import from another folder as #room/path.ts.' }
const fromTests = { regex: '^#(tests|bench)/', message: 'Only tests import from tests/ and bench/.' }

const directions = Object.entries(rooms).map(([room, allowed]): OxlintOverride => {
  const reachable = new Set<string>([room, ...allowed])
  const forbidden = everyRoom.filter(other => !reachable.has(other))
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            upward,
            fromTests,
            {
              regex: `^#(${forbidden.join('|')})/`,
              message: `src/${room} may import only: ${allowed.join(', ') || 'nothing'}. See ARCHITECTURE.md.`,
            },
          ],
        },
      ],
    },
  }
})

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['build/**', '.react-router/**', 'data/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { patterns: [upward] }],
    'import/no-cycle': 'error',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/no-thenable': 'off',
    'oxc/no-map-spread': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['bench/**', 'scripts/**', 'tests/**', 'src/web/**'],
      rules: { 'no-console': 'off' },
    },
    ...directions,
    // What runs while the site is built may ask the engine; what runs in a browser may not.
    {
      files: ['src/web/at-build/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              upward,
              fromTests,
              {
                regex: '^#(config|db|api)/',
                message: 'src/web/at-build may ask the engine, not the server.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'max-lines': 'off', 'no-restricted-imports': ['error', { patterns: [upward] }] },
    },
  ],
})
