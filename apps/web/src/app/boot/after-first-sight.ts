/** Longest wait for the page, in milliseconds. */
const MAX_WAIT = 4_000

/** Runs the action once the page and its visible images are painted, so that on a slow connection it does not compete with them for bandwidth. */
export async function afterFirstSight(action: () => void): Promise<void> {
  await Promise.race([firstSight(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
  action()
}

async function firstSight(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await Promise.allSettled([...document.images].filter(isInSight).map((image) => image.decode()))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect()
  return image.complete && width > 0 && bottom > 0 && top < innerHeight
}
