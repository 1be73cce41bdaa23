import type { Variant } from '#web/content/variants/variant.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { QuestionList } from '#web/shared/ui/question-list.tsx'

type VariantSectionsProps = Pick<Variant, 'sections' | 'facts' | 'questions'>

export function VariantSections({ sections, facts, questions }: VariantSectionsProps) {
  return (
    <>
      <div className="grid gap-20 bg-panel px-(--gutter) py-22 max-md:gap-12 max-md:py-14">
        {sections.map(({ title, paragraphs, picture }, index) => (
          <section
            key={title}
            className="grid grid-cols-2 items-center gap-14 max-lg:grid-cols-1 max-lg:gap-5"
          >
            <div
              className={`relative aspect-3/2 overflow-hidden rounded-1 bg-mat ${index % 2 === 1 ? 'lg:order-last' : ''}`}
            >
              <SamplePicture name={picture} decorative sizes="(max-width: 1023px) 100vw, 50vw" />
            </div>
            <div>
              <h2 className="display text-44">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[40em] text-16 leading-[1.6] text-pretty text-ink-2">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <section className="bg-bench px-(--gutter) py-22 max-md:py-14">
        <h2 className="display text-64">{facts.title}</h2>
        <dl className="mt-8 border-b border-line-2">
          {facts.rows.map(([name, text]) => (
            <div
              key={name}
              className="grid grid-cols-[1fr_2fr] gap-6 border-t border-line-2 py-4.5 max-md:grid-cols-1 max-md:gap-1"
            >
              <dt className="heading text-22">{name}</dt>
              <dd className="text-16 leading-normal text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid grid-cols-[4fr_8fr] gap-12 bg-panel px-(--gutter) py-22 max-lg:grid-cols-1 max-lg:gap-5 max-md:py-14">
        <h2 className="display text-64">Questions, answered</h2>
        <QuestionList entries={questions} />
      </section>
    </>
  )
}
