import { LANDING } from '#web/content/landing.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { SECTION, SectionHeader } from './section-header.tsx'

export function TestimonialsSection() {
  return (
    <section className={SECTION}>
      <SectionHeader title="What people say" lead={LANDING.testimonialsNote} />
      <div className="grid grid-cols-[1.45fr_1fr_1fr] gap-2 max-lg:grid-cols-1">
        {LANDING.testimonials.map(({ quote, name, role, sample }, index) => (
          <figure key={name} className="card flex flex-col overflow-hidden rounded-4">
            <div className="relative h-[250px] max-md:h-[200px]">
              <SamplePicture name={sample} decorative sizes="(max-width: 1023px) 100vw, 40vw" />
            </div>
            <blockquote
              className={
                index === 0
                  ? 'heading flex-1 p-5 text-30 leading-[1.14] text-pretty max-md:text-22'
                  : 'flex-1 p-5 text-22 leading-[1.3] font-[450] tracking-[-.01em] text-pretty'
              }
            >
              {quote}
            </blockquote>
            <figcaption className="px-5 pb-5 text-ink-3">
              <b className="block font-semibold text-ink">{name}</b>
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
