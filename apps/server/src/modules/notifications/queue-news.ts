import type { QueueRest } from '../../platform/queue/queue-rest.repository.ts'
import { type News, shortened } from './notify.ts'

const NOUNS = { pictures: 'picture', sounds: 'sound' } as const

/** Notification when a queue becomes idle. */
export function queueNews(
  kind: 'pictures' | 'sounds',
  { done, failed, prompt }: QueueRest,
  path: News['path'],
): News {
  const noun = NOUNS[kind]
  if (done + failed === 1)
    return {
      kind,
      title: failed ? `Your ${noun} failed` : `Your ${noun} is ready`,
      detail: shortened(prompt),
      path,
    }
  const ready = `${done} ${done === 1 ? noun : `${noun}s`} ready`
  return {
    kind,
    title: `Queue finished: ${[done && ready, failed && `${failed} failed`].filter(Boolean).join(', ')}`,
    ...(failed && { detail: `Failed: ${shortened(prompt)}` }),
    path,
  }
}
