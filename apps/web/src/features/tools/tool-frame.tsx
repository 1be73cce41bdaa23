import type { ReactNode } from 'react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

type ToolFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A small tool's page: what it does, the tool, and the way back to the others. */
export function ToolFrame({ title, lead, children }: ToolFrameProps) {
  return (
    <>
      <PageTitle
        title={title}
        lead={lead}
        end={
          <PageLink to={PATHS.more} className="pb-1 text-ultramarine-ink underline underline-offset-2">
            More tools
          </PageLink>
        }
      />
      <div className="px-4 pb-12">{children}</div>
    </>
  )
}
