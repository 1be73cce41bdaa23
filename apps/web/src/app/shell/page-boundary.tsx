import { Outlet } from 'react-router'
import { ErrorPage } from '#web/app/error-page.tsx'

/** A page that breaks leaves the studio around it standing. */
export default function PageBoundary() {
  return <Outlet />
}

export const ErrorBoundary = ErrorPage
