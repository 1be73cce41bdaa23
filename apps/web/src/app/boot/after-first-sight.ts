/** Longest wait for the page, in milliseconds, before the rest is asked for all the same. */
const MOST_PATIENCE = 4_000

/**
 * Runs what the first sight of the page can do without once that is painted: on a slow line everything asked for before it takes it the
 * bytes. A picture that has been loaded is decoded and seen some frames later only.
 */
export function afterFirstSight(action: () => void): void {
  const patience = new Promise((resolve) => setTimeout(resolve, MOST_PATIENCE))
  void Promise.race([firstSight(), patience]).then(action)
}

async function firstSight(): Promise<void> {
  await isLoaded()
  await Promise.all(
    [...document.images].filter(isThereInSight).map((image) =>
      image.decode().catch(() => {
        // A picture that cannot be shown keeps nobody waiting.
      }),
    ),
  )
  await nextFrame()
  await nextFrame()
}

const isLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function isThereInSight(image: HTMLImageElement): boolean {
  if (!image.complete) return false
  const { top, bottom, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility()
}
