import { landing } from '#verticals/legal/landing/copy.ts'
import { Docket } from './dashboards/docket.tsx'
import { verticalMeta } from './vertical-meta.ts'
import { VerticalPage } from './vertical-page.tsx'

export const meta = () => verticalMeta(landing)

export default function LegalPage() {
  return <VerticalPage landing={landing} dashboard={<Docket />} />
}
