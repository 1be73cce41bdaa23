import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/shared/api/query-client.ts'
import { DevelopmentMode } from './development-mode.tsx'
import { ExactOutlet } from './exact-outlet.tsx'

/** Layout of the pages to sign in: only the page and, where it applies, the warning above it. */
export default function DoorLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="grid min-h-dvh grid-rows-[auto_1fr]">
        <DevelopmentMode className="h-7" />
        <ExactOutlet />
      </div>
    </QueryClientProvider>
  )
}
