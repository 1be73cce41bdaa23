import { Outlet, useLocation } from 'react-router'
import NotFoundPage from '#web/pages/not-found.tsx'
import { isMisspelled } from '#web/shared/lib/paths.ts'

/** Renders the page only when the case of its path matches: the router accepts `/FAQ` for `/faq`, while the server and share links tell them apart. */
export function ExactOutlet() {
  const { pathname } = useLocation()
  if (!isMisspelled(pathname)) return <Outlet />
  return (
    <>
      <title>Not found · Easel</title>
      <NotFoundPage />
    </>
  )
}
