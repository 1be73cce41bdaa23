import { inSite } from './site-base.ts'

const LOOK_AGAIN_MS = 1_000
/** Longer than a server restart. */
const MAX_ATTEMPTS = 20

/** Loads a chunk. While offline, or during a server restart, it waits and retries once; then it fails. */
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
