// The frame of the staff pages: who is not admitted gets the sign-in card with status 401, and nothing of the page.
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router'
import { hydrated } from '#web/document/handle.ts'
import { servicesContext } from '#web/services.ts'
import { notAdmitted } from './not-admitted.ts'
import { SignIn } from './sign-in.tsx'
import { SignOut } from './sign-out.tsx'
import './staff.css'

export const handle = hydrated
export { onlyWhenAsked as shouldRevalidate } from './only-when-asked.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { access, admitted } = context.get(servicesContext).staff
  if (!admitted) throw notAdmitted()
  return { access }
}

export default function StaffOnly() {
  const { access } = useLoaderData<typeof loader>()
  return (
    <>
      {access === 'locked' && <SignOut />}
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 401) return <SignIn />
  throw error
}
