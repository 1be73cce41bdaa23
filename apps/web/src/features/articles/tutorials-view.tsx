import type { AspectRatio } from '@easel/contract/pictures'
import { PICTURES } from '#web/content/blog/pictures.ts'
import { TUTORIALS, type Tutorial, type TutorialStep } from '#web/content/tutorials/tutorials.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'
import { buttonClass } from '#web/shared/ui/button.tsx'

/** All tutorials, after a table of contents. */
export function TutorialsView() {
  return (
    <>
      <nav aria-label="Tutorials" className="mt-10">
        <ol className="grid grid-cols-4 gap-2 max-lg:grid-cols-2 max-sm:grid-cols-1">
          {TUTORIALS.map(({ id, title, lead, minutes, steps }) => (
            <li key={id}>
              <a href={`#${id}`} className="card block h-full rounded-4 p-5 hover:bg-hover">
                <span className="heading block text-22">{title}</span>
                <span className="mt-2 block text-14 leading-normal text-ink-2">{lead}</span>
                <span className="mt-3 block text-12 text-ink-3">
                  {steps.length} steps, {minutes} minutes
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {TUTORIALS.map((tutorial) => (
        <TutorialSection key={tutorial.id} tutorial={tutorial} />
      ))}
    </>
  )
}

function TutorialSection({ tutorial }: { readonly tutorial: Tutorial }) {
  return (
    <section id={tutorial.id} className="mt-20 max-md:mt-14">
      <h2 className="display text-44">{tutorial.title}</h2>
      <p className="mt-3 text-18 text-ink-2">{tutorial.lead}</p>
      <ol className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {tutorial.steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

/** Tall pictures are cropped less. */
const SHAPES: Readonly<Partial<Record<AspectRatio, string>>> = {
  '9:16': 'aspect-square',
  '4:5': 'aspect-square',
  '2:3': 'aspect-square',
}

function Step({ step, number }: { readonly step: TutorialStep; readonly number: number }) {
  const { title, text, settings, picture } = step
  return (
    <li className="border-t border-line-2 pt-4">
      <h3 className="heading flex gap-3 text-22">
        <span className="figures text-16 leading-[1.5] font-medium text-ink-3">{number}</span>
        {title}
      </h3>
      <p className="mt-2 max-w-[38em] text-16 leading-[1.6] text-pretty text-ink-2">{text}</p>
      {picture && (
        <div
          className={`relative mt-4 overflow-hidden rounded-1 bg-mat ${SHAPES[PICTURES[picture].aspectRatio]}`}
        >
          <SitePicture
            name={picture}
            alt={PICTURES[picture].prompt}
            sizes="(max-width: 1023px) 100vw, 50vw"
          />
        </div>
      )}
      {settings && (
        <p className="mt-4 flex items-baseline gap-4">
          <a href={inSite(generateHref(settings))} className={buttonClass()} aria-label={`Try it: ${title}`}>
            Try it
          </a>
          <span className="text-14 text-ink-3">{settings.prompt}</span>
        </p>
      )}
    </li>
  )
}
