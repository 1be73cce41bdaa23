import { LANDING } from '#web/content/landing.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { HeroSlices } from './hero-slices.tsx'
import { QuickPrompt } from './quick-prompt.tsx'

export function Hero() {
  return (
    <section className="relative grid grid-cols-[minmax(0,40.5fr)_minmax(0,59.5fr)] bg-bench max-lg:flex max-lg:flex-col">
      <div className="relative z-2 self-center pt-[clamp(28px,4.6vw,72px)] pb-[150px] pl-(--gutter) max-lg:self-stretch max-lg:px-(--gutter) max-lg:pt-5 max-lg:pb-6">
        <h1 className="display text-hero">
          Say it once. <br />
          See it <br />
          {/* In one piece, so that nothing moves within the line when its typeface comes. */}
          <span className="tracking-[.003em]">fifty ways.</span>
        </h1>
        <p className="my-6 max-w-[27em] text-18 leading-normal text-pretty text-ink-2 max-md:my-4 max-md:text-16">
          {LANDING.description}
        </p>
        <div className="flex items-center gap-2">
          <a
            href="#generator"
            className={`${buttonClass({ variant: 'solid', size: 'huge' })} max-sm:flex-1 max-sm:px-2.5`}
          >
            Try the Generator
          </a>
          <a
            href="#pricing"
            className={`${buttonClass({ variant: 'quiet', size: 'huge' })} max-sm:flex-1 max-sm:px-2.5`}
          >
            View Pricing
          </a>
        </div>
      </div>
      <HeroSlices />
      <QuickPrompt />
    </section>
  )
}
