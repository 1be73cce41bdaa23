import { Outlet, useLocation } from 'react-router'
import NotFoundPage from '#web/pages/not-found.tsx'
import { isMisspelt } from '#web/shared/lib/paths.ts'

/** The page of the address, letter by letter: the router takes `/FAQ` for `/faq`, while the server and share links tell them apart. */
export function ExactOutlet() {
  const { pathname } = useLocation()
  if (!isMisspelt(pathname)) return <Outlet />
  return (
    <>
      <title>Not found · Easel</title>
      <NotFoundPage />
    </>
  )
}
