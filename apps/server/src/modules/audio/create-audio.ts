import type { createAudio as endpoint } from '@easel/contract/audio'
import type { UseCase } from '../../platform/use-case.ts'
import type { QueueAudio } from './queue-audio.ts'

/** A sound from words, with the given seed or a random one. */
export function createAudio(deps: {
  readonly queue: QueueAudio
  readonly randomSeed: () => number
}): UseCase<typeof endpoint> {
  return ({ body: { prompt, seed = deps.randomSeed(), ...settings } }, { actor }) =>
    deps.queue({ kind: 'sound', prompt, settings: { ...settings, seed } }, actor)
}
