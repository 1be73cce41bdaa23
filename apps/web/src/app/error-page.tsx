import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '#web/shared/api/api-error.ts'
import { Button } from '#web/shared/ui/button.tsx'

type ErrorPageProps = {
  /** True inside the studio, which keeps its own main element around the page. */
  readonly within?: boolean
}

/** Shown in place of a page that failed: an explanation and two ways out. */
export function ErrorPage({ within = false }: ErrorPageProps) {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  useEffect(() => {
    // Window listeners report errors to the server, but a route error does not reach them.
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])

  function tryAgain() {
    if (isMissingChunk(error)) window.location.reload()
    else void navigate(pathname + search, { replace: true })
  }

  const Frame = within ? 'div' : 'main'
  return (
    <Frame
      id={within ? undefined : 'main'}
      className="flex h-full min-h-[70dvh] flex-col items-center justify-center gap-2 bg-panel p-7 text-center"
    >
      <h1 className="display text-64">Something went wrong</h1>
      <p className="mt-2 text-14 text-ink-2">This page stopped. The rest of Easel still works.</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button variant="solid" onClick={tryAgain}>
          Try Again
        </Button>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </div>
      {requestId && <p className="figures mt-3 text-11 text-ink-3">request {requestId}</p>}
    </Frame>
  )
}

/** A script of the program failed to load. The browser remembers the failure, so only a reload requests it again. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message)
}
