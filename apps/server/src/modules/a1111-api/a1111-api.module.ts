import type { MountOpen } from '../../platform/http/mount.ts'
import { createPictureAnswers, type PictureAnswersDeps } from '../openai-api/index.ts'
import { type A1111RoutesDeps, addA1111Routes } from './a1111-api.routes.ts'
import { createCallsUnderWay } from './calls-under-way.ts'

export function createA1111Api(deps: Omit<A1111RoutesDeps, 'answers' | 'calls'> & PictureAnswersDeps): {
  readonly mountRoutes: (mountOpen: MountOpen) => void
} {
  const answers = createPictureAnswers(deps)
  const calls = createCallsUnderWay(deps.events)
  return { mountRoutes: (mountOpen) => addA1111Routes(mountOpen, { ...deps, answers, calls }) }
}
