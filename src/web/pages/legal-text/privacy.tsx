import texts from 'virtual:legal-texts'
import { LegalDocument } from './legal-document.tsx'

export default function PrivacyPage() {
  return <LegalDocument text={texts.privacy} />
}
