import texts from 'virtual:legal-texts'
import { LegalDocument } from './legal-document.tsx'

export default function TermsPage() {
  return <LegalDocument text={texts.terms} />
}
