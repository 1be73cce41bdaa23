import { TIMING } from '@easel/contract/limits'
import { PATHS } from '#web/shared/lib/paths.ts'
import { inSite, pathInSite } from '#web/shared/lib/site-base.ts'
import { completeOnboarding, isOnboardingCompleted } from './onboarding.ts'

/** The dialog is at the end of every page, closed (onboarding-dialog.tsx). */
const dialog = () => document.querySelector<HTMLDialogElement>('#onboarding')

/** Opens the onboarding dialog a second after a first visit. However it is closed, it does not come back. */
export function greetFirstVisit(): void {
  if (isOnboardingCompleted()) return
  setTimeout(greet, TIMING.onboardingDelay)
}

function greet(): void {
  const element = dialog()
  if (!element || isOnboardingCompleted()) return
  element.addEventListener('close', completeOnboarding)
  element.showModal()
}

/** Stored before the dialog's close event, which is too late for a page that is left at once. */
export function skip(): void {
  completeOnboarding()
  dialog()?.close()
}

/** The next step; after the last, the generator. */
export function nextStep(): void {
  const element = dialog()
  const steps = [...(element?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
  const at = steps.findIndex((step) => !step.hidden)
  const next = steps[at + 1]
  if (element && next) {
    for (const step of steps) step.hidden = step !== next
    element.setAttribute('aria-labelledby', next.querySelector('h2')?.id ?? '')
    next.querySelector<HTMLElement>('[data-act="onboarding-next"]')?.focus()
    return
  }
  skip()
  if (pathInSite(location.pathname) !== PATHS.generate) location.assign(inSite(PATHS.generate))
}
