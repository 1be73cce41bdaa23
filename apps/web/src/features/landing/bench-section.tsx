import { type ComponentType, Suspense, useRef } from 'react'
import { useNearViewport } from '#web/shared/lib/use-near-viewport.ts'
import { SECTION, SectionHeader } from './section-header.tsx'

type BenchSectionProps = {
  /** The generator, as a component whose code is loaded when it is first drawn. */
  readonly generator: ComponentType
  readonly title: string
  readonly lead: string
}

/** The generator itself, loaded when the visitor comes near it. */
export function BenchSection({ generator: Generator, title, lead }: BenchSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)
  return (
    <section id="generator" className={`${SECTION} pt-18`}>
      <SectionHeader title={title} lead={lead} />
      <div
        ref={place}
        data-wants-program=""
        className="min-h-[868px] overflow-hidden rounded-4 bg-panel shadow-[0_0_0_1px_var(--line-2),var(--depth-3)]"
      >
        <Suspense fallback={<BenchPlaceholder />}>{near ? <Generator /> : <BenchPlaceholder />}</Suspense>
      </div>
    </section>
  )
}

function BenchPlaceholder() {
  return (
    <div
      aria-hidden="true"
      className="grid h-[868px] grid-cols-[var(--inspector)_minmax(0,1fr)] max-lg:block"
    >
      <div className="grid content-start gap-4 p-4">
        <div className="skeleton h-28" />
        <div className="skeleton h-52" />
        <div className="skeleton h-8" />
        <div className="skeleton h-14" />
      </div>
      <div className="mat max-lg:hidden" />
    </div>
  )
}
