import { DevelopmentMode } from './development-mode.tsx'
import { ExactOutlet } from './exact-outlet.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Layout of the reading pages: header, page, footer. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-bench">
      <DevelopmentMode className="h-7" />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col outline-none [&>:only-child]:w-full [&>:only-child]:flex-1"
      >
        <ExactOutlet />
      </main>
      <SiteFooter />
    </div>
  )
}
