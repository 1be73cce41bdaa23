import type { ReactNode } from 'react'

type SectionProps = { readonly title: string; readonly children: ReactNode }

/** A group of controls in the inspector. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}
