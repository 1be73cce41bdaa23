/** Moves the line between two pictures with its slider (seam.tsx). */
export function moveSeams(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['seam'] !== undefined)
      target.parentElement?.style.setProperty('--at', `${target.value}%`)
  })
}
