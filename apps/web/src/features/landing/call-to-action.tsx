import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'

export function CallToAction() {
  return (
    <section className="grid grid-cols-2 bg-feature text-feature-ink max-lg:grid-cols-1">
      <Seam
        label="Photorealistic at the left, Neon at the right"
        className="min-h-[440px] max-md:min-h-[300px]"
        left={<SamplePicture name="cafe-photorealistic" decorative />}
        right={<SamplePicture name="cafe-neon" decorative />}
      />
      <div className="self-center py-16 pr-(--gutter) pl-16 max-lg:px-(--gutter) max-md:py-10">
        <h2 className="display text-[clamp(2.75rem,1.4rem+4.4vw,5.25rem)]">
          Your next picture is one sentence away.
        </h2>
        <p className="mt-4.5 mb-7 text-16 leading-normal text-feature-ink-2">Five a day, free. No card.</p>
        <a href="#generator" className={buttonClass({ variant: 'act', size: 'huge' })}>
          Try it now
        </a>
      </div>
    </section>
  )
}
