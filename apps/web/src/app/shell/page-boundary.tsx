import { ErrorPage } from '#web/app/error-page.tsx'
import { ExactOutlet } from './exact-outlet.tsx'

/** A page that breaks leaves the studio around it standing. */
export default function PageBoundary() {
  return <ExactOutlet />
}

export function ErrorBoundary() {
  return <ErrorPage within />
}
