import type { Logger } from './logger.ts'

/**
 * Stops parts one after another. A part that fails or hangs is logged and left to the end of the process, so that the others, and finally the
 * database, still stop in order.
 */
export async function stopInTurn(
  parts: Readonly<Record<string, () => Promise<unknown> | undefined>>,
  options: { readonly withinMs: number; readonly logger: Logger },
): Promise<void> {
  for (const [part, stop] of Object.entries(parts)) {
    const { promise: late, resolve } = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => resolve('late'), options.withinMs)
    try {
      if ((await Promise.race([stop(), late])) === 'late')
        options.logger.error({ part }, 'did not stop in time')
    } catch (error) {
      options.logger.error({ err: error, part }, 'did not stop')
    } finally {
      clearTimeout(timer)
    }
  }
}
