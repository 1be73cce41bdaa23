import { readFileSync } from 'node:fs'
import { createComfyUiProvider } from '@easel/providers/comfyui/comfyui-provider'
import { parseWorkflow, type Workflow, WorkflowError } from '@easel/providers/comfyui/workflow'
import { createFalProvider } from '@easel/providers/fal/fal-provider'
import { createGoogleProvider } from '@easel/providers/google/google-provider'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import { createLocalProvider, type LocalProvider } from '@easel/providers/local/local-provider'
import { createOpenAiProvider } from '@easel/providers/openai/openai-provider'
import { createReplicateProvider } from '@easel/providers/replicate/replicate-provider'
import { createRunwareProvider } from '@easel/providers/runware/runware-provider'
import { createSdapiProvider } from '@easel/providers/sdapi/sdapi-provider'
import { StartupError } from '../../platform/startup-error.ts'
import type { MODELS_SETTINGS } from '../../settings/model-settings.ts'
import type { ValuesOf } from '../../settings/setting.ts'

/** Vendor settings; a vendor without its key or address is not set up. */
export type VendorSettings = ValuesOf<typeof MODELS_SETTINGS>

/** Every vendor that can be set up, and the variable that does it. */
export const SWITCHES = [
  { id: 'replicate', variable: 'REPLICATE_API_TOKEN' },
  { id: 'openai', variable: 'OPENAI_API_KEY' },
  { id: 'openai-compatible', variable: 'OPENAI_BASE_URL' },
  { id: 'runware', variable: 'RUNWARE_API_KEY' },
  { id: 'google', variable: 'GOOGLE_API_KEY' },
  { id: 'fal', variable: 'FAL_KEY' },
  { id: 'sdapi', variable: 'SDAPI_URL' },
  { id: 'comfyui', variable: 'COMFYUI_URL' },
] as const

/** This installation's vendors and model servers. */
export function vendorsOf(settings: VendorSettings): readonly ImageProvider[] {
  return [replicate, openAi, runware, google, fal, sdapi, comfyUi]
    .map((vendor) => vendor(settings))
    .filter((vendor) => vendor !== undefined)
}

/** The model on this machine, whose program starts once the previous one has ended. */
export function localProviderOf(
  model: InstalledModel,
  settings: VendorSettings,
  after: Promise<unknown> = Promise.resolve(),
): LocalProvider {
  const { LOCAL_MODEL_IDLE_MINUTES: minutes } = settings
  const { deadlineMs } = ownServer(settings)
  const idleMs = minutes === undefined ? undefined : minutes * 60_000
  return createLocalProvider({ model, after, ...given({ idleMs, deadlineMs }) })
}

function replicate(settings: VendorSettings) {
  const { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl, REPLICATE_IMAGE_MODEL: model } = settings
  return token === undefined ? undefined : createReplicateProvider({ token, ...given({ baseUrl, model }) })
}

function openAi(settings: VendorSettings) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_IMAGE_MODEL: model } = settings
  if (key === undefined && baseUrl === undefined) return undefined
  const { OPENAI_PARTIAL_IMAGES: partials } = settings
  return createOpenAiProvider(
    given({ key, baseUrl, model, partials, ...(key === undefined ? ownServer(settings) : {}) }),
  )
}

function runware(settings: VendorSettings) {
  const { RUNWARE_API_KEY: key, RUNWARE_BASE_URL: baseUrl, RUNWARE_IMAGE_MODEL: model } = settings
  return key === undefined ? undefined : createRunwareProvider({ key, ...given({ baseUrl, model }) })
}

function google(settings: VendorSettings) {
  const { GOOGLE_API_KEY: key, GOOGLE_BASE_URL: baseUrl, GOOGLE_IMAGE_MODEL: model } = settings
  return key === undefined ? undefined : createGoogleProvider({ key, ...given({ baseUrl, model }) })
}

function fal({ FAL_KEY: key, FAL_BASE_URL: baseUrl, FAL_IMAGE_MODEL: model }: VendorSettings) {
  return key === undefined ? undefined : createFalProvider({ key, ...given({ baseUrl, model }) })
}

function sdapi(settings: VendorSettings) {
  const { SDAPI_URL: url, SDAPI_MODEL: model, SDAPI_CFG: cfg } = settings
  const { SDAPI_SAMPLER: sampler, SDAPI_SCHEDULER: scheduler, SDAPI_LORAS: loras } = settings
  if (url === undefined) return undefined
  return createSdapiProvider({
    url,
    ...given({ ...ownServer(settings), model, cfg, sampler, scheduler, loras }),
  })
}

/** The caller's clock limits a picture; the adapter's own limit covers waiting plus drawing. */
function ownServer({ LOCAL_IMAGE_SIDE, LOCAL_IMAGE_STEPS, LOCAL_IMAGE_SECONDS: seconds }: VendorSettings) {
  const deadlineMs = seconds === undefined ? undefined : seconds * 2_000 + 5_000
  return { side: LOCAL_IMAGE_SIDE, steps: LOCAL_IMAGE_STEPS, deadlineMs }
}

function comfyUi(settings: VendorSettings) {
  const { COMFYUI_URL: url } = settings
  const workflow = readWorkflow(settings, 'COMFYUI_WORKFLOW')
  const referenceWorkflow = readWorkflow(settings, 'COMFYUI_REFERENCE_WORKFLOW')
  if (url === undefined) return undefined
  if (!workflow)
    throw new StartupError('COMFYUI_URL needs COMFYUI_WORKFLOW: the file of the workflow that draws.')
  return createComfyUiProvider({ url, workflow, ...given({ referenceWorkflow, ...ownServer(settings) }) })
}

function readWorkflow(
  settings: VendorSettings,
  name: 'COMFYUI_WORKFLOW' | 'COMFYUI_REFERENCE_WORKFLOW',
): Workflow | undefined {
  const file = settings[name]
  if (file === undefined) return undefined
  try {
    return parseWorkflow(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof WorkflowError ? error.message : 'cannot be read'
    throw new StartupError(`${name}: the file ${JSON.stringify(file)} ${why}.`)
  }
}

/** The fields that are set. */
function given<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
