import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

const Toaster = lazy(() =>
  loadChunk(() => import('./toaster.tsx')).then((module) => ({ default: module.Toaster })),
)

/** Loads the toasts' chunk when the page is idle: no first paint needs it. */
export function ToasterHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setWanted(true), 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setWanted(true), { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
