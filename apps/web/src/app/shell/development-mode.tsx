import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { configQuery } from '#web/shared/data/config.queries.ts'

/** The warning that this is no production host: in the status bar on wide screens, above the page on phones. */
export function DevelopmentMode() {
  const { data } = useQuery(configQuery())
  if (!data?.developmentMode) return null
  return (
    <span
      role="status"
      className="-ml-3 inline-flex items-center gap-1.5 self-stretch bg-gamboge-tint px-3 font-[550] text-gamboge-ink"
    >
      <TriangleAlert size={14} aria-hidden="true" />
      Development mode
    </span>
  )
}

export function DevelopmentBanner() {
  const { data } = useQuery(configQuery())
  if (!data?.developmentMode) return null
  return (
    <p className="flex h-7 items-center justify-center gap-1.5 bg-gamboge-tint text-12 font-[550] text-gamboge-ink md:hidden">
      <TriangleAlert size={14} aria-hidden="true" />
      Development mode
    </p>
  )
}
