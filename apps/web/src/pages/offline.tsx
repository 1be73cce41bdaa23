import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.offline,
    title: 'You are offline',
    description: 'This page has not been opened on this device before, and there is no network to fetch it.',
    index: false,
  })
}

/** Shown by the service worker in place of a page that it can neither fetch nor find in its cache. */
export default function OfflinePage() {
  return (
    <div data-stands-in className="mat grid place-items-center p-7 text-center max-md:min-h-[70dvh]">
      <div>
        <h1 className="display text-64">You are offline</h1>
        <p className="mx-auto mt-4 max-w-[32em] text-16 leading-normal text-ink-2">
          This page was not opened on this device before, so there is no copy to show. It comes by itself as
          soon as the network is back. Pages you have visited still open. The queue goes on without you:
          finished pictures wait in Saved.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button variant="solid" data-act="reload">
            Try again
          </Button>
          <ButtonLink reloadDocument to={PATHS.home}>
            Home
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
