// "Make it the top four with what each one spent", "top five by spend": those who spend are people, though nobody names them. Homes and
// products would be ranked by what they earned.
import { wherever, type Rewriting } from './rewritten.ts'

const many = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const spent = '(?:(?:has|have) )?(?:spent|spends?)\\b'
const spend = '(?:total |overall )?(?:spend|spending)\\b'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<top>top ${many})(?=(?: (?:with|and|plus|showing|,|:)){1,2} (?:(?:what|how much) (?:each|each one|each of them|they|they each|everyone) ${spent}|their ${spend})| by (?:their )?${spend})`,
    ),
    meant: ({ groups }) => `${groups?.['top'] ?? ''} spenders`,
  },
]

export const whoSpends = wherever(/^(spent|spends?|spending)$/, rules)
