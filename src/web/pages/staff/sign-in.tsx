import { LogoMark } from '#web/layout/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { copy } from './copy.ts'
import { useSignIn } from './use-sign-in.ts'

export function SignIn() {
  const { form, problem, sending, submit } = useSignIn()
  return (
    <div className="wrap sign-in">
      <section className="sheet" aria-labelledby="sign-in-title">
        <LogoMark />
        <div>
          <h1 className="display-3" id="sign-in-title">
            {copy.title}
          </h1>
          <p className="muted">{copy.lede}</p>
        </div>
        <noscript>
          <p className="alert">{copy.needsScripts}</p>
        </noscript>
        <form ref={form} noValidate onSubmit={submit} aria-busy={sending} className="needs-script">
          <TextField
            id="password"
            name="password"
            type="password"
            label={copy.password}
            autoComplete="current-password"
            maxLength={1000}
            problem={problem}
            readOnly={sending}
            required
          />
          <Button type="submit" disabled={sending}>
            {sending ? copy.signingIn : copy.signIn}
          </Button>
          <p className="visually-hidden" role="alert">
            {problem}
          </p>
        </form>
      </section>
    </div>
  )
}
