import { sliceVariables } from './slice-edges.ts'

/** Widens the hovered slice and moves the selection box there (hero-slices.tsx). */
export function widenSlices(): void {
  document.addEventListener('pointerover', ({ target }) => {
    const slice = target instanceof Element ? target.closest<HTMLElement>('[data-slice]') : null
    const slices = slice?.closest<HTMLElement>('[data-slices]')
    if (!slice || !slices) return
    const chosen = slice.dataset['slice']
    const count = Number(slices.dataset['slices'])
    for (const [name, value] of Object.entries(sliceVariables(count, Number(chosen))))
      slices.style.setProperty(name, value)
    for (const label of slices.querySelectorAll<HTMLElement>('[data-slice-label]'))
      label.toggleAttribute('data-chosen', label.dataset['sliceLabel'] === chosen)
  })
}
