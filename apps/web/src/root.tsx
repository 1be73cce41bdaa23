import { BUILD_PRODUCTION_HOST } from '@easel/contract/paths'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, UNSAFE_useScrollRestoration, useMatches } from 'react-router'
import boot from '#web/app/boot/boot.ts?worker&url'
import { ErrorPage } from '#web/app/error-page.tsx'
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx'
import styles from '#web/app/styles/app.css?url'
import typefaces from '#web/app/styles/typefaces.css?inline'
import { OnboardingDialog } from '#web/features/onboarding/onboarding-dialog.tsx'
import { inSite } from '#web/shared/lib/site-base.ts'
import { FIRST_PAINT_SCRIPT } from '#web/shared/lib/theme.ts'
import { surviveTranslation } from '#web/shared/lib/translated-text.ts'
import { TYPEFACES_ID, TYPEFACES_SCRIPT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import { Logo } from '#web/shared/ui/logo.tsx'
import { SkipLink } from '#web/shared/ui/skip-link.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { ToasterHost } from '#web/shared/ui/toasts/toaster-host.tsx'
import displayFont from '../.fonts/display.woff2?url'
import textFont from '../.fonts/text.woff2?url'

/**
 * Whether to render parts that exist only in the built document: React leaves them alone there, even when it re-renders the document, and the
 * page's policy forbids adding scripts or styles later.
 */
const IS_WRITTEN = import.meta.env.SSR || import.meta.env.DEV

if (!import.meta.env.SSR) surviveTranslation()

/** Linked by URL: if it were imported, every chunk would load it again and wait for it. */
export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The document. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html
      lang="en"
      data-theme="light"
      data-program={useProgram()}
      data-production-host={BUILD_PRODUCTION_HOST}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#e8ebef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a0c0f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={inSite('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={inSite('/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={inSite('/manifest.webmanifest')} />
        {[displayFont, textFont].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media={TYPEFACES_WAIT}
          />
        ))}
        {IS_WRITTEN && (
          <>
            <style
              id={TYPEFACES_ID}
              media={TYPEFACES_WAIT}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build.
              dangerouslySetInnerHTML={{ __html: typefaces }}
              suppressHydrationWarning
            />
            <script
              // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program; they must run before the first paint.
              dangerouslySetInnerHTML={{ __html: TYPEFACES_SCRIPT + FIRST_PAINT_SCRIPT }}
              suppressHydrationWarning
            />
          </>
        )}
        <Meta />
        <Links />
        {import.meta.env.SSR && !import.meta.env.DEV && <script defer src={boot} />}
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollToTop />
        <ScrollPositions />
        <OnboardingDialog />
        <ToasterHost />
        <FirstScripts />
      </body>
    </html>
  )
}

/** Restores scroll positions within the program. The router's component adds a script for newly opened documents, which browsers restore themselves. */
function ScrollPositions() {
  UNSAFE_useScrollRestoration()
  return null
}

/** Rendered only until hydration: the scripts have run by then, and a document that React renders anew does not need them again. */
function FirstScripts() {
  return !useHydrated() && <Scripts />
}

/**
 * When a prerendered page loads its program (app/boot/program.ts): pages mostly for reading have `program: 'on-use'` in their handle, pages that
 * are complete without it `'on-presence'`; the others load it once painted.
 */
function useProgram(): string | undefined {
  const matches = useMatches()
  for (const { handle } of matches)
    if (typeof handle === 'object' && handle !== null && 'program' in handle) return String(handle.program)
  return undefined
}

/** Called once drafts are read, because early input is replayed now and wins over them. */
function announceRunning() {
  document.documentElement.dataset['running'] = ''
  document.dispatchEvent(new Event('running'))
}

export default function Root() {
  useEffect(() => {
    if (import.meta.env.DEV) void import('#web/app/boot/boot.ts')
    void import('#web/app/start.ts').then(({ startPage }) => startPage()).finally(announceRunning)
  }, [])
  return <Outlet />
}

/** Shown while the program of a page that is not prerendered loads: an empty studio frame (app/shell/studio-layout.tsx). */
export function HydrateFallback() {
  return (
    <div className="grid h-dvh grid-cols-[var(--sidebar)_minmax(0,1fr)] grid-rows-[var(--header)_minmax(0,1fr)_var(--status)] bg-bench max-md:block">
      <div className="folds row-span-2 flex flex-col overflow-hidden border-r border-line px-2.5 max-md:hidden">
        <Logo className="h-(--header) flex-none px-1.5 folded:overflow-hidden folded:px-0 folded:[font-size:0] folded:justify-center" />
      </div>
      <div className="flex items-center border-b border-line bg-panel pl-3 max-md:h-(--header)">
        <Logo compact className="md:hidden" />
      </div>
      <main
        id="main"
        className="grid min-h-0 place-items-center bg-panel text-ink-2 max-md:h-[calc(100dvh-var(--header))] max-md:pb-(--tabs)"
      >
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading…
        </p>
      </main>
    </div>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
