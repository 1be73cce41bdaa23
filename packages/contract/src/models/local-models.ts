import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { timestampSchema } from '../fields.ts'

const machine = z.object({
  /** Name of the answering machine. */
  name: z.string(),
  /** `process.platform` and `process.arch`. */
  os: z.string(),
  arch: z.string(),
  memoryBytes: z.number(),
  /** Free bytes on the models' disk. */
  freeDiskBytes: z.number(),
  /** Graphics cards as sd-server names them; null without an sd-server to ask. */
  cards: z.nullable(z.array(z.string())),
  /** Whether the system seems to have one; null when unknown. */
  hasCardDevice: z.nullable(z.boolean()),
  /** Backends a downloaded sd-server can use here, preferred first; empty when SD_SERVER_PATH is set. */
  accelerators: z.array(z.string()),
  /** Whether models can be installed: there is an sd-server for this platform. */
  canRun: z.boolean(),
})

const offeredModel = z.object({
  id: z.string(),
  label: z.string(),
  license: z.object({
    name: z.string(),
    /** License text. */
    url: z.string(),
    /** Page where the model's makers state the license. */
    statedAt: z.string(),
    /** Null until it is accepted on this machine. */
    accepted: z.nullable(z.object({ by: z.string(), at: timestampSchema })),
  }),
  /** Total bytes of its files. */
  bytes: z.number(),
  /** Memory needed without a graphics card, and by a card with the remaining weights in main memory; null for an installed model that is no longer offered. */
  memoryBytes: z.nullable(z.number()),
  cardMemoryBytes: z.nullable(z.number()),
  /** Missing bytes; 0 if there is enough. */
  missingMemoryBytes: z.number(),
  missingDiskBytes: z.number(),
  /** `partial`: partly downloaded; an installation continues from there. */
  state: z.enum(['absent', 'partial', 'installed']),
  /** Downloaded bytes. */
  bytesHere: z.number(),
})
export type OfferedLocalModel = z.output<typeof offeredModel>

const installation = z.object({
  model: z.string(),
  phase: z.enum(['checking', 'downloading', 'waiting']),
  /** The file being verified or downloaded; null before the first. */
  file: z.nullable(z.string()),
  received: z.number(),
  /** Total bytes to download, including the program; null until known. */
  bytes: z.nullable(z.number()),
  bytesPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
  /** Why it is waiting to retry; null when it is not. */
  notice: z.nullable(z.string()),
})
export type LocalInstallation = z.output<typeof installation>

export const localModelsSchema = z.object({
  machine,
  /** Whether the answering process makes pictures; otherwise nothing can be installed from here. */
  drawsHere: z.boolean(),
  /** Whether other processes may serve this installation, each reporting its own machine. */
  isOneOfSeveral: z.boolean(),
  /** The model running on this machine; null for none. */
  drawing: z.nullable(
    z.object({
      model: z.string(),
      label: z.string(),
      /** Its sd-server: `off` until the first picture and when idle, `left-alone` after three crashes within ten minutes. */
      phase: z.enum(['off', 'starting', 'idle', 'drawing', 'left-alone']),
      /** Last failure; null since it has drawn. */
      reason: z.nullable(z.string()),
      /** Seconds for which it is left alone. */
      restSeconds: z.int(),
      /** False when IMAGE_PROVIDERS omits it. */
      isUsed: z.boolean(),
      /** False when others draw unless a model is chosen: always without a graphics card, unless IMAGE_PROVIDERS says otherwise. */
      isDefault: z.boolean(),
      /** The last picture since the start; null before it. */
      lastPicture: z.nullable(z.object({ seconds: z.number(), steps: z.int() })),
    }),
  ),
  /** Problems for the operator: invalid settings, or damaged model files. */
  problem: z.nullable(z.string()),
  installation: z.nullable(installation),
  /** The last failed installation since the start; null once another was started. */
  failure: z.nullable(z.object({ model: z.string(), reason: z.string(), at: timestampSchema })),
  /** Whether another process of this machine is installing or removing a model. */
  isBusyElsewhere: z.boolean(),
  models: z.array(offeredModel),
})
export type LocalModels = z.output<typeof localModelsSchema>

const desk = {
  auth: 'session',
  isGuarded: true,
  output: localModelsSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
} as const

const params = z.object({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'That is not the id of a model')),
})

export const listLocalModels = defineEndpoint({
  ...desk,
  method: 'GET',
  path: '/api/operator/local-models',
  summary:
    'For operators: returns the answering machine, the models that can be installed on it, and the progress of an installation.',
})

export const installLocalModel = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/local-models/{id}/installation',
  summary:
    'For operators: starts or resumes downloading a model to the answering machine. One at a time; answers once it has started.',
  params,
  body: z.strictObject({
    /** Required once for each license. */
    acceptsLicense: z._default(z.boolean('Say true or false'), false),
    /** Backend of its program; default: the machine's first. */
    accelerator: z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/, 'That is not an accelerator'))),
  }),
  status: 202,
})

export const pauseLocalModel = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/local-models/{id}/pause',
  summary: 'For operators: pauses the download of a model, keeping what was downloaded.',
  params,
})

export const cancelLocalModel = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/local-models/{id}/installation',
  summary: 'For operators: cancels the download of a model, even if paused, and deletes what was downloaded.',
  params,
})

export const removeLocalModel = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/local-models/{id}',
  summary: 'For operators: removes an installed model. The next provider draws its pictures in progress.',
  params,
})
