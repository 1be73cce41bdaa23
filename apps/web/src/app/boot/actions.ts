import { scrollToTop } from '#web/app/shell/to-top.ts'
import { nextStep, skip } from '#web/features/onboarding/greet.ts'
import { chooseTheme, currentTheme, followTheme, markPressed } from '#web/shared/lib/theme.ts'

/** Handlers of buttons with `data-act`; they work before and after hydration. */
const ACTIONS: Readonly<Record<string, (button: HTMLElement) => void>> = {
  theme: () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
  'to-top': scrollToTop,
  rail: moveRail,
  reload: () => location.reload(),
  'onboarding-next': nextStep,
  'onboarding-skip': skip,
}

/** Scrolls the rail in the same section. */
function moveRail(button: HTMLElement): void {
  const rail = button.closest('section')?.querySelector('[data-rail]')
  rail?.scrollBy({ left: Number(button.dataset['by']), behavior: 'smooth' })
}

export function answerActions(): void {
  markPressed()
  followTheme()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
    if (button) ACTIONS[button.dataset['act'] ?? '']?.(button)
  })
}
