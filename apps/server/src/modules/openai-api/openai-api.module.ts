import type { Mount, MountOpen } from '../../platform/http/mount.ts'
import { addOpenAiRoutes, type OpenAiRoutesDeps } from './openai-api.routes.ts'
import { createPictureAnswers, type PictureAnswersDeps } from './picture-answers.ts'

export type OpenAiApi = { readonly mountRoutes: (mount: Mount, mountOpen: MountOpen) => void }

export function createOpenAiApi(deps: Omit<OpenAiRoutesDeps, 'answers'> & PictureAnswersDeps): OpenAiApi {
  const answers = createPictureAnswers(deps)
  return { mountRoutes: (mount, mountOpen) => addOpenAiRoutes(mount, mountOpen, { ...deps, answers }) }
}
