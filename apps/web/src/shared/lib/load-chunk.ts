import { inSite } from './site-base.ts'

const LOOK_AGAIN_MS = 1_000
/** A server that is started anew is back before this. */
const MAX_ATTEMPTS = 20

/** Loads a part of the program. Without a network, or while the server starts anew, it waits and asks once more; what fails then has failed. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    if (!navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    await untilServed()
    return load()
  }
}

async function untilServed(): Promise<void> {
  for (let looks = 0; looks < MAX_ATTEMPTS; looks += 1) {
    const isServed = await fetch(inSite('/api/ready')).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServed) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
