import type { ReactNode } from 'react'

type PageTitleProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly end?: ReactNode
}

export function PageTitle({ title, lead, end }: PageTitleProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-3 gap-y-2 px-4 pt-5 pb-4">
      <h1 className="display text-44">{title}</h1>
      {lead && <p className="pb-1 text-14 text-ink-3">{lead}</p>}
      {end && <div className="ml-auto max-md:w-full">{end}</div>}
    </header>
  )
}
