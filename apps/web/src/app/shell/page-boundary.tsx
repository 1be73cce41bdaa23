import { ErrorPage } from '#web/app/error-page.tsx'
import { ExactOutlet } from './exact-outlet.tsx'

/** When a page fails, the studio around it stays. */
export default function PageBoundary() {
  return <ExactOutlet />
}

export function ErrorBoundary() {
  return <ErrorPage within />
}
