import type { ReactNode } from 'react'

type SectionHeaderProps = {
  readonly title: string
  readonly lead?: string
  readonly end?: ReactNode
}

export function SectionHeader({ title, lead, end }: SectionHeaderProps) {
  return (
    <header className="mb-9 flex items-end gap-6 max-lg:mb-6 max-lg:block">
      <h2 className="display text-64">{title}</h2>
      {lead && <p className="max-w-[34em] pb-1.5 text-16 leading-normal text-ink-2 max-lg:mt-2.5">{lead}</p>}
      {end && <div className="ml-auto flex gap-2 max-lg:mt-4">{end}</div>}
    </header>
  )
}

/** A landing section's padding; its content is laid out only when it comes near, at an average height until then. */
export const SECTION = 'px-(--gutter) py-22 max-md:py-14'
