import { ArrowLeft, ArrowRight } from 'lucide-react'
import { LANDING } from '#web/content/landing.ts'
import { SAMPLES } from '#web/content/samples.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { SectionHeader } from './section-header.tsx'

/** A carousel of five style examples: dragged, scrolled, or moved by two buttons. */
export function RackSection() {
  return (
    <section
      className="bg-panel py-20 max-md:py-14"
      aria-roledescription="carousel"
      aria-label="Style examples"
    >
      <div className="px-(--gutter)">
        <SectionHeader
          title="One prompt, five styles"
          lead="Each style draws the scene from scratch. None is a filter laid over another."
          end={
            <>
              <IconButton label="Earlier examples" className="face" data-act="rail" data-by="-420">
                <ArrowLeft size={16} aria-hidden="true" />
              </IconButton>
              <IconButton label="More examples" className="face" data-act="rail" data-by="420">
                <ArrowRight size={16} aria-hidden="true" />
              </IconButton>
            </>
          }
        />
      </div>
      <ul
        data-rail=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a rail that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Style examples"
        className="no-scrollbar flex h-[460px] snap-x gap-(--grout) overflow-x-auto px-(--gutter) max-md:h-[400px]"
      >
        {LANDING.rack.map(({ name, sample }, index) => (
          <li
            key={name}
            className={`relative h-full flex-none snap-center overflow-hidden bg-mat max-md:w-[290px] ${index === 0 ? 'w-[600px]' : 'w-[340px]'}`}
          >
            <SamplePicture name={sample} decorative sizes={index === 0 ? '600px' : '340px'} />
            <div className="absolute inset-x-0 bottom-0 bg-[linear-gradient(transparent,rgb(8_10_13/.72)_52%,rgb(8_10_13/.9))] px-4.5 pt-16 pb-4 text-white">
              <h3 className="display text-30">{name}</h3>
              <p className="mt-1 opacity-90">{SAMPLES[sample].prompt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
