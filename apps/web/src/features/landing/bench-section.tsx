import { type ComponentType, memo } from 'react'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { SECTION, SectionHeader } from './section-header.tsx'

type BenchSectionProps = {
  /** The generator, loaded when first rendered. */
  readonly generator: ComponentType
  readonly title: string
  readonly lead: string
}

/**
 * The generator. Its prerendered form can be filled in at once; its program is loaded when the form is used (app/boot/early-use.ts). Memoized:
 * re-rendering a prerendered part before its chunk arrives would discard it, with what was typed.
 */
export const BenchSection = memo(function BenchSection({
  generator: Generator,
  title,
  lead,
}: BenchSectionProps) {
  return (
    <section id="generator" className={`${SECTION} pt-18`}>
      <SectionHeader title={title} lead={lead} />
      <div className="min-h-[868px] overflow-hidden rounded-4 bg-panel shadow-[0_0_0_1px_var(--line-2),var(--depth-3)]">
        <LazyPart fallback={<BenchPlaceholder />}>
          <Generator />
        </LazyPart>
      </div>
    </section>
  )
})

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
