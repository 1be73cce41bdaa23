import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'

const STEPS = [
  {
    title: 'Welcome',
    text: 'Easel turns a sentence into a picture. Write what you see, and it is drawn for you.',
    left: 'fox-photorealistic',
    right: 'fox-sketch',
  },
  {
    title: 'Choose Your Style',
    text: 'The same sentence becomes a different picture in every style.',
    left: 'fox-oil-painting',
    right: 'fox-pop-art',
  },
  {
    title: 'Start Creating',
    text: 'Five pictures a day are free. Each is kept in your library, private until you publish it.',
    left: 'moon-3d-render',
    right: 'moon-comic-book',
  },
] as const

/** Small files for most phones, since the page has only just loaded. */
const SIZES = '(max-width: 767px) 260px, 320px'

/** Onboarding in three steps, prerendered and closed until greet.ts opens it, so it does not wait for the program. */
export function OnboardingDialog() {
  return (
    <dialog
      id="onboarding"
      aria-labelledby="onboarding-0"
      className="rise dialog-card overflow-hidden p-0 text-ink backdrop:bg-[rgb(8_10_13/.55)] max-md:mt-auto max-md:w-full max-md:max-w-full max-md:rounded-t-4 md:m-auto md:h-[320px] md:w-[min(640px,92vw)] md:rounded-4"
    >
      {STEPS.map((step, at) => (
        <section
          key={step.title}
          data-step=""
          hidden={at > 0}
          className="grid h-full overflow-hidden md:grid-cols-2 [&[hidden]]:hidden"
        >
          <Seam
            label="The same scene in two styles"
            className="fade-in min-h-[220px] [animation-delay:400ms]"
            left={<SamplePicture name={step.left} decorative sizes={SIZES} />}
            right={<SamplePicture name={step.right} decorative sizes={SIZES} />}
          />
          <div className="flex flex-col p-5">
            <p className="figures text-12 text-ink-3">
              {at + 1} of {STEPS.length}
            </p>
            <h2 id={`onboarding-${at}`} className="heading mt-2 text-30">
              {step.title}
            </h2>
            <p className="mt-2 text-14 leading-normal text-ink-2">{step.text}</p>
            <div className="mt-auto flex items-center justify-between pt-5">
              <Button variant="quiet" className="-ml-3" data-act="onboarding-skip">
                Skip
              </Button>
              <Button variant="act" data-act="onboarding-next" autoFocus={at === 0}>
                {at === STEPS.length - 1 ? 'Get Started' : 'Next'}
                <Keys keys={['↵']} on="act" />
              </Button>
            </div>
          </div>
        </section>
      ))}
    </dialog>
  )
}
