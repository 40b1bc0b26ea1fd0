import { contactLimits, traceFields, verticals } from '#contract/contact.ts'
import { LogoMark } from '#web/layout/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Cross, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { copy } from './copy.ts'
import type { Received } from './receive.ts'
import { useContactForm } from './use-contact-form.ts'

function Thanks({ email }: { email: string }) {
  return (
    <output className="sheet writing-pad thanks">
      <LogoMark />
      <h2 className="display-3">{copy.thanks.title}</h2>
      <p className="muted">{email ? copy.thanks.text(email) : copy.thanks.textWithoutAddress}</p>
    </output>
  )
}

interface ContactFormProps {
  received: Received | undefined
  /** The industry that the address names, or nothing. */
  vertical: string
}

export function ContactForm({ received, vertical }: ContactFormProps) {
  const { state, form, submit } = useContactForm(received)
  if (state.kind === 'sent') return <Thanks email={state.email} />
  const { problems } = state
  const kept = received?.kind === 'again' ? received.values : null
  const sending = state.kind === 'sending'
  const shared = { disabled: sending }
  return (
    <section className="sheet writing-pad" aria-labelledby="form-title">
      <h2 className="display-3" id="form-title">
        {copy.form.title}
      </h2>
      <form ref={form} method="post" action="/contact" noValidate onSubmit={submit} aria-busy={sending}>
        {problems.form && (
          <p className="alert" role="alert">
            <Cross />
            {problems.form}
          </p>
        )}
        <div className="contact-pair">
          <TextField
            {...shared}
            id="name"
            name="name"
            label={copy.form.name}
            problem={problems.name}
            defaultValue={kept?.name}
            autoComplete="name"
            maxLength={contactLimits.name}
            required
          />
          <TextField
            {...shared}
            id="company"
            name="company"
            label={copy.form.company}
            problem={problems.company}
            defaultValue={kept?.company}
            autoComplete="organization"
            maxLength={contactLimits.company}
          />
        </div>
        <TextField
          {...shared}
          id="email"
          name="email"
          type="email"
          label={copy.form.email}
          problem={problems.email}
          defaultValue={kept?.email}
          autoComplete="email"
          maxLength={contactLimits.email}
          required
        />
        <SelectField
          {...shared}
          id="vertical"
          name="vertical"
          label={copy.form.vertical}
          problem={problems.vertical}
          defaultValue={kept?.vertical ?? vertical}
          required
        >
          <option value="">{copy.form.chooseVertical}</option>
          {Object.entries(verticals).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...shared}
          id="message"
          name="message"
          label={copy.form.message}
          problem={problems.message}
          defaultValue={kept?.message}
          placeholder={copy.form.messagePlaceholder}
          maxLength={contactLimits.message}
        />
        {/* People do not see it; programs fill it in. */}
        <div className="leave-empty" aria-hidden="true">
          <label htmlFor={traceFields.honeypot}>{copy.form.leaveEmpty}</label>
          <input id={traceFields.honeypot} name={traceFields.honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" disabled={sending}>
            {sending ? copy.form.sending : copy.form.send}
          </Button>
        </div>
      </form>
    </section>
  )
}
