import { ButtonLink } from '#web/ui/button.tsx'

/** A bug, told without its stack: the log has that. Unknown addresses have a page of their own. */
export function ErrorBoundary() {
  return (
    <section className="wrap section">
      <h1 className="display-2">Something went wrong on our side</h1>
      <p className="lede">
        The page could not be shown, and the fault has been logged. Please try again in a moment.
      </p>
      <div className="actions">
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </section>
  )
}
