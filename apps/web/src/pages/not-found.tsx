import { useLocation, useNavigate } from 'react-router'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'

export const handle = { title: 'Not found' }

export function meta() {
  return pageMeta({ title: 'Not found', description: 'There is nothing at this address.', index: false })
}

/** Decodes the path, as the address bar shows it. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

export default function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  function goBack() {
    // A page opened by its address has no history to go back to.
    if (window.history.length > 1) void navigate(-1)
    else void navigate(PATHS.home)
  }

  return (
    <div className="mat flex min-h-full flex-col items-center justify-center gap-2 p-7 text-center max-md:min-h-[calc(100dvh-var(--header)-var(--tabs))]">
      <h1 className="display text-[min(40vw,220px)]">404</h1>
      <p className="text-14 text-ink-2">
        There is nothing at{' '}
        <b className="figures text-13 break-all text-ink">
          <bdi>{readable(pathname)}</bdi>
        </b>
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <ButtonLink variant="solid" to={PATHS.home}>
          Go Home
        </ButtonLink>
        <ButtonLink to={PATHS.gallery}>Browse Gallery</ButtonLink>
        <Button variant="quiet" onClick={goBack}>
          Go Back
        </Button>
      </div>
    </div>
  )
}
