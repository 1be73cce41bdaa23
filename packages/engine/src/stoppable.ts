/** Milliseconds between two cancellation checks. */
const WAITING_PACE = 20

/** Waits for work on another thread and keeps checking whether it was canceled. */
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
