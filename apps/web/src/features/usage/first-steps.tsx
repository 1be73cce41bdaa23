import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SAMPLES, type SampleName } from '#web/content/samples.ts'
import { generateHref, PATHS } from '#web/shared/lib/paths.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { ButtonLink } from '#web/shared/ui/button.tsx'

/** Pictures whose prompts are good to start with. */
const STARTS: readonly SampleName[] = ['fox-photorealistic', 'cats-anime', 'cafe-watercolor']

/** For people without pictures: three prompts with their pictures, which a press puts into the generator. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="card flex flex-col rounded-4 p-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="first-steps" className="heading mr-auto text-22 max-sm:basis-full">
          Make your first picture
        </h2>
        <ButtonLink variant="quiet" size="small" to={PATHS.templates}>
          Templates
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" to={PATHS.prompts}>
          More prompts
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        {STARTS.map((name) => {
          const { prompt, style } = SAMPLES[name]
          return (
            <li key={name}>
              <Link to={generateHref({ prompt, style })} className="group block rounded-2">
                <span className="relative block aspect-4/3 overflow-hidden rounded-1 bg-mat">
                  <SamplePicture name={name} decorative sizes="(max-width: 479px) 100vw, 280px" />
                </span>
                <span className="mt-2 line-clamp-2 font-medium text-ink-2 group-hover:text-ink">
                  {prompt}
                </span>
                <span className="mt-1 inline-flex items-center gap-1 text-12 text-ink-3 group-hover:text-ink">
                  Use this prompt
                  <ArrowRight size={13} aria-hidden="true" />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
