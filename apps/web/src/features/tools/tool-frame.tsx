import type { ReactNode } from 'react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

type ToolFrameProps = {
  readonly title: string
  readonly lead: string
  /** Notes below the tool. */
  readonly notes: readonly { readonly title: string; readonly text: string }[]
  readonly children: ReactNode
}

/** A small tool's page: description, tool, and a link to the others. */
export function ToolFrame({ title, lead, notes, children }: ToolFrameProps) {
  return (
    <>
      <PageTitle
        title={title}
        lead={lead}
        end={
          <PageLink to={PATHS.more} className="reach pb-1 text-ultramarine-ink underline underline-offset-2">
            More tools
          </PageLink>
        }
      />
      <div className="px-4 pb-12">{children}</div>
      <section
        aria-label="Good to know"
        className="grid grid-cols-3 gap-x-10 gap-y-6 border-t border-line px-4 py-10 max-lg:grid-cols-1 max-md:pb-14"
      >
        {notes.map((note) => (
          <div key={note.title} className="max-w-[56ch]">
            <h2 className="heading mb-2 text-18">{note.title}</h2>
            <p className="text-14 leading-normal text-pretty text-ink-2">{note.text}</p>
          </div>
        ))}
      </section>
    </>
  )
}
