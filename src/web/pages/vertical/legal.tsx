import { landing } from '#verticals/legal/landing/copy.ts'
import { Docket } from './dashboards/docket.tsx'
import { VerticalPage } from './vertical-page.tsx'

export default function LegalPage() {
  return <VerticalPage landing={landing} dashboard={<Docket />} />
}
