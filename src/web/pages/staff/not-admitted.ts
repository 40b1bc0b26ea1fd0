import { data } from 'react-router'

/** Thrown by the frame of the staff pages, and by a page whose data is refused because the session has ended. */
export const notAdmitted = () => data(null, { status: 401 })
