import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { timestampSchema } from '../fields.ts'

const machine = z.object({
  /** The name of the machine that answers. */
  name: z.string(),
  /** As `process.platform` and `process.arch` say it. */
  os: z.string(),
  arch: z.string(),
  memoryBytes: z.number(),
  /** Free on the disk of the models. */
  freeDiskBytes: z.number(),
  /** Graphics cards as sd-server names them; null where no sd-server is here to ask. */
  cards: z.nullable(z.array(z.string())),
  /** Whether the system has a device that looks like one; null where that cannot be told. */
  hasCardDevice: z.nullable(z.boolean()),
  /** What a downloaded sd-server can draw on here, the one to take first; empty where SD_SERVER_PATH names a program. */
  accelerators: z.array(z.string()),
  /** Whether a model can be installed: there is an sd-server for this kind of machine. */
  canRun: z.boolean(),
})

const offeredModel = z.object({
  id: z.string(),
  label: z.string(),
  license: z.object({
    name: z.string(),
    /** Its text. */
    url: z.string(),
    /** Page where the model's makers say that it holds. */
    statedAt: z.string(),
    /** Null until it is accepted on this machine. */
    accepted: z.nullable(z.object({ by: z.string(), at: timestampSchema })),
  }),
  /** All of its files. */
  bytes: z.number(),
  /**
   * Memory of the machine without a graphics card, and of a card with the rest of the weights in the machine's own; null for a model that is
   * installed and no longer offered.
   */
  memoryBytes: z.nullable(z.number()),
  cardMemoryBytes: z.nullable(z.number()),
  /** What it needs more than the machine has; 0 where there is enough. */
  missingMemoryBytes: z.number(),
  missingDiskBytes: z.number(),
  /** `partial`: some of it is here, and an installation goes on from there. */
  state: z.enum(['absent', 'partial', 'installed']),
  /** Bytes of it that are here. */
  bytesHere: z.number(),
})
export type OfferedLocalModel = z.output<typeof offeredModel>

const installation = z.object({
  model: z.string(),
  phase: z.enum(['checking', 'downloading', 'waiting']),
  /** The file that is read or comes now; null before the first. */
  file: z.nullable(z.string()),
  received: z.number(),
  /** Everything that has to come, the program with it; null until it is known. */
  bytes: z.nullable(z.number()),
  bytesPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
  /** Why it waits, and that it tries again; null where it does not. */
  notice: z.nullable(z.string()),
})
export type LocalInstallation = z.output<typeof installation>

export const localModelsSchema = z.object({
  machine,
  /** Whether the process that answers also makes pictures; where it does not, nothing is installed from here. */
  drawsHere: z.boolean(),
  /** Whether other processes may serve this installation: each tells of its own machine. */
  isOneOfSeveral: z.boolean(),
  /** What draws on this machine; null where nothing does. */
  drawing: z.nullable(
    z.object({
      model: z.string(),
      label: z.string(),
      /** Its sd-server: `off` until the first picture and when it is idle, `left-alone` after it ended three times within ten minutes. */
      phase: z.enum(['off', 'starting', 'idle', 'drawing', 'left-alone']),
      /** Why it last failed; null since it has drawn. */
      reason: z.nullable(z.string()),
      /** Seconds for which it is left alone. */
      restSeconds: z.int(),
      /** False where IMAGE_PROVIDERS leaves it out. */
      isUsed: z.boolean(),
      /** False where others draw as long as no model is chosen: always without a graphics card, unless IMAGE_PROVIDERS says otherwise. */
      isDefault: z.boolean(),
      /** The last picture since the start; null before it. */
      lastPicture: z.nullable(z.object({ seconds: z.number(), steps: z.int() })),
    }),
  ),
  /** What the operator has to put right: settings that cannot be read, a model whose files are not as they should be. */
  problem: z.nullable(z.string()),
  installation: z.nullable(installation),
  /** The last installation that failed since the start; null once another one was begun. */
  failure: z.nullable(z.object({ model: z.string(), reason: z.string(), at: timestampSchema })),
  /** Another process of this machine is installing or removing a model. */
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
    'For operators: the machine that answers, the models that can be installed on it, and how an installation gets on.',
})

export const installLocalModel = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/local-models/{id}/installation',
  summary:
    'For operators: downloads a model to the machine that answers, or goes on with it. One at a time; the answer comes when it has begun.',
  params,
  body: z.strictObject({
    /** Needed once for each license. */
    acceptsLicense: z._default(z.boolean('Say true or false'), false),
    /** What its program draws on; the first of those that the machine can by default. */
    accelerator: z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/, 'That is not an accelerator'))),
  }),
  status: 202,
})

export const pauseLocalModel = defineEndpoint({
  ...desk,
  method: 'POST',
  path: '/api/operator/local-models/{id}/pause',
  summary:
    'For operators: ends the download of a model and keeps what is here, so that it can be gone on with.',
  params,
})

export const cancelLocalModel = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/local-models/{id}/installation',
  summary: 'For operators: ends the download of a model, also a paused one, and deletes what has come of it.',
  params,
})

export const removeLocalModel = defineEndpoint({
  ...desk,
  method: 'DELETE',
  path: '/api/operator/local-models/{id}',
  summary:
    'For operators: removes an installed model. What it is drawing is drawn by the next provider instead.',
  params,
})
