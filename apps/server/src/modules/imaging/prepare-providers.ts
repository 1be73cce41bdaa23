import type { ImageProvider } from '@easel/providers/image-provider'
import type { Logger } from '../../platform/logger.ts'

/** Lets providers discover their abilities in the background, and logs what the operator should know. Never rejects. */
export async function prepareProviders(
  providers: readonly Pick<ImageProvider, 'id' | 'prepare' | 'notices'>[],
  logger: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    providers.map(async ({ id, prepare, notices }) => {
      await prepare?.(signal)
      if (signal.aborted) return
      for (const notice of notices?.() ?? [])
        logger.warn({ provider: id, notice }, 'a provider needs attention')
    }),
  )
}
