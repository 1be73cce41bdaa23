import type { Variant } from '#web/content/variants/variant.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { ButtonLink, buttonClass } from '#web/shared/ui/button.tsx'

type VariantHeroProps = Pick<Variant, 'title' | 'lead' | 'pictures'>

export function VariantHero({ title, lead, pictures: [large, upper, lower] }: VariantHeroProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] bg-bench max-lg:grid-cols-1">
      <div className="self-center py-14 pr-10 pl-(--gutter) max-lg:px-(--gutter) max-lg:pt-8 max-lg:pb-8">
        <h1 className="display text-[clamp(2.9rem,1.2rem+5vw,6rem)]">{title}</h1>
        <p className="mt-6 mb-7 max-w-[30em] text-18 leading-normal text-pretty text-ink-2 max-md:text-16">
          {lead}
        </p>
        <div className="flex flex-wrap gap-2">
          <a href="#generator" className={buttonClass({ variant: 'solid', size: 'huge' })}>
            Try the Generator
          </a>
          <ButtonLink to={PATHS.pricing} variant="quiet" size="huge">
            View Pricing
          </ButtonLink>
        </div>
      </div>
      <div className="grid min-h-[600px] grid-cols-[2fr_1fr] grid-rows-2 gap-(--grout) max-lg:min-h-[420px] max-md:min-h-[300px]">
        <div className="relative row-span-2 overflow-hidden">
          <SamplePicture name={large} eager sizes="(max-width: 1023px) 66vw, 38vw" />
        </div>
        <div className="relative overflow-hidden">
          <SamplePicture name={upper} eager sizes="(max-width: 1023px) 33vw, 20vw" />
        </div>
        <div className="relative overflow-hidden">
          <SamplePicture name={lower} eager sizes="(max-width: 1023px) 33vw, 20vw" />
        </div>
      </div>
    </section>
  )
}
