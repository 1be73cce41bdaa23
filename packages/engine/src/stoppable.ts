/** Milliseconds between two looks at a stop. */
const WAITING_PACE = 20

/** Waits for work on another thread, asking meanwhile whether it is still wanted. */
export async function stoppable<Result>(work: Promise<Result>, checkpoint: () => void): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const stopped = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      try {
        checkpoint()
      } catch (error) {
        reject(error)
      }
    }, WAITING_PACE)
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    clearInterval(timer)
  }
}
