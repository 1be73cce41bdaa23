import { Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { useSession } from '#web/shared/api/use-session.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { pathInSite } from '#web/shared/lib/site-base.ts'
import { Spinner } from '#web/shared/ui/spinner.tsx'

/** Lets only signed-in people through; the others come back here after they have signed in. */
export default function SessionLayout() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const { location: next } = useNavigation()
  if (session.status === 'signed-in') return <Outlet />
  if (session.status === 'signed-out') {
    // Signing out navigates to the landing page first; meanwhile this page is still rendered, or the next one is loading.
    const isLeaving =
      pathInSite(window.location.pathname) !== pathname || (next && next.pathname !== pathname)
    return isLeaving ? null : <Navigate to={PATHS.auth} replace state={{ from: pathname + search + hash }} />
  }
  return (
    <p role="status" className="flex h-full min-h-60 items-center justify-center gap-2 text-ink-2">
      <Spinner />
      Checking session…
    </p>
  )
}
