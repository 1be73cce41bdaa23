import { Outlet, useLocation } from 'react-router'
import NotFoundPage from '#web/pages/not-found.tsx'
import { isMisspelled } from '#web/shared/lib/paths.ts'

/** The page of the address, letter by letter: the router takes `/FAQ` for `/faq`, while the server and share links tell them apart. */
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
