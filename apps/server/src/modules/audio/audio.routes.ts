import * as endpoints from '@easel/contract/audio'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type AudioUseCases = {
  readonly create: UseCase<typeof endpoints.createAudio>
  readonly speak: UseCase<typeof endpoints.createSpeech>
  readonly list: UseCase<typeof endpoints.listAudio>
  readonly cancel: UseCase<typeof endpoints.cancelAudio>
  readonly retry: UseCase<typeof endpoints.retryAudio>
  readonly move: UseCase<typeof endpoints.moveAudioTask>
  readonly removeTask: UseCase<typeof endpoints.removeAudioTask>
  readonly clearTasks: UseCase<typeof endpoints.clearAudioTasks>
  readonly remove: UseCase<typeof endpoints.deleteRecording>
}

export function addAudioRoutes(mount: Mount, useCases: AudioUseCases): void {
  mount(endpoints.createAudio, useCases.create)
  mount(endpoints.createSpeech, useCases.speak)
  mount(endpoints.listAudio, useCases.list)
  mount(endpoints.cancelAudio, useCases.cancel)
  mount(endpoints.retryAudio, useCases.retry)
  mount(endpoints.moveAudioTask, useCases.move)
  mount(endpoints.removeAudioTask, useCases.removeTask)
  // Before what could read `tasks` as the id of a recording.
  mount(endpoints.clearAudioTasks, useCases.clearTasks)
  mount(endpoints.deleteRecording, useCases.remove)
}
