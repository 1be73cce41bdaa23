import type { ReactNode } from 'react'

type SettingsSectionProps = {
  /** Anchor for links. */
  readonly id: string
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** Description at the left, controls at the right; stacked where there is no room. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line px-4 py-8 lg:grid-cols-[minmax(180px,260px)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="heading text-22">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[36em] leading-normal text-ink-3">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
