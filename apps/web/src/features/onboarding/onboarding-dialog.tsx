import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '#web/shared/lib/paths.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'
import { completeOnboarding } from './onboarding.ts'

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

/** Three steps for a first visit; skipped or finished, it does not come back. */
export function OnboardingDialog() {
  const navigate = useNavigate()
  const forward = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? STEPS[0]
  const last = at === STEPS.length - 1

  function close() {
    completeOnboarding()
    setOpen(false)
  }

  function next() {
    if (!last) return setAt(at + 1)
    close()
    void navigate(PATHS.generate)
  }

  return (
    <Dialog.Root open={open} onOpenChange={(wanted) => !wanted && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-[rgb(8_10_13/.55)]" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            forward.current?.focus()
          }}
          className="rise dialog-card fixed z-40 grid overflow-hidden outline-none max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-4 md:inset-0 md:m-auto md:h-[320px] md:w-[min(640px,92vw)] md:grid-cols-2 md:rounded-4"
        >
          <Seam
            key={at}
            label="The same scene in two styles"
            className="min-h-[220px]"
            left={<SamplePicture name={step.left} decorative eager />}
            right={<SamplePicture name={step.right} decorative eager />}
          />
          <div className="flex flex-col p-5">
            <p className="figures text-12 text-ink-3">
              {at + 1} of {STEPS.length}
            </p>
            <Dialog.Title className="heading mt-2 text-30">{step.title}</Dialog.Title>
            <Dialog.Description className="mt-2 text-14 leading-normal text-ink-2">
              {step.text}
            </Dialog.Description>
            <div className="mt-auto flex items-center justify-between pt-5">
              <Button variant="quiet" className="-ml-3" onClick={close}>
                Skip
              </Button>
              <Button ref={forward} variant="act" onClick={next}>
                {last ? 'Get Started' : 'Next'}
                <Keys keys={['↵']} on="act" />
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
