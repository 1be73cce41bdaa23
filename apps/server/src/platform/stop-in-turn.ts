import type { Logger } from './logger.ts'

/**
 * Ends parts one after the other. One that fails, or does not end in time, is named in the log and left to the end of the process: the
 * others, and after them the database, still end in order.
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
