import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotFound } from '#web/pages/not-found/not-found.tsx'

/** A bug or a missing page, told without a stack: the log has that. */
export function ErrorBoundary() {
  const problem = useRouteError()
  if (isRouteErrorResponse(problem) && problem.status === 404) return <NotFound path={null} />
  return (
    <section className="wrap section">
      <h1 className="display-2">Something went wrong on our side</h1>
      <p className="lede">The page could not be shown. It has been logged. Please try again in a moment.</p>
      <div className="actions">
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </section>
  )
}
