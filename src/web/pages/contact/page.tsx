import { data, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import { verticals } from '#contract/contact.ts'
import { hydrated } from '#web/document/handle.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import { copy } from './copy.ts'
import { GetInTouch } from './get-in-touch.tsx'
import { receive, type Received } from './receive.ts'
import './contact.css'

export const handle = hydrated

/** A plain POST, from a browser without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { status, ...received } = await receive(request, context)
  return data<Received>(received, { status })
}

export default function ContactPage() {
  const received = useActionData<Received>()
  const [parameters] = useSearchParams()
  const wanted = parameters.get('vertical') ?? ''
  return (
    <div className="wrap contact" data-material="pad">
      <PageHead title={copy.title} lede={copy.lede} />
      <div className="contact-columns">
        <ContactForm received={received} vertical={Object.hasOwn(verticals, wanted) ? wanted : ''} />
        <GetInTouch />
      </div>
    </div>
  )
}
