const STEP = 5
const LEAST = 5
const MOST = 95
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowUp: STEP,
}

function gripOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-seam]') : null
}

function moveTo(grip: HTMLElement, wanted: number): void {
  const at = Math.round(Math.min(MOST, Math.max(LEAST, wanted)))
  grip.setAttribute('aria-valuenow', String(at))
  grip.parentElement?.style.setProperty('--at', `${at}%`)
}

/** Drags the line between two pictures (shared/ui/seam.tsx), or moves it with the arrow keys. */
export function moveSeams(): void {
  document.addEventListener('pointerdown', (event) => gripOf(event)?.setPointerCapture(event.pointerId))
  document.addEventListener('pointermove', (event) => {
    const grip = gripOf(event)
    const box = grip?.hasPointerCapture(event.pointerId) && grip.parentElement?.getBoundingClientRect()
    if (grip && box) moveTo(grip, ((event.clientX - box.left) / box.width) * 100)
  })
  document.addEventListener('keydown', (event) => {
    const grip = gripOf(event)
    const step = KEYS[event.key]
    if (!grip || step === undefined) return
    event.preventDefault()
    moveTo(grip, Number(grip.getAttribute('aria-valuenow')) + step)
  })
}
