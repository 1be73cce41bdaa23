import type { Endpoint } from '@easel/contract/endpoint'
import { ENDPOINTS } from '@easel/contract/endpoints'
import { errorBodySchema } from '@easel/contract/errors'
import { startingSettings } from '@easel/contract/lettering'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { passkeysAt } from '../accounts/passkey-device.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'
import { addPictures } from '../library/add-pictures.ts'
import { connect } from '../mcp/oauth/authorize.ts'

type Endpoints = typeof ENDPOINTS
type WithId = {
  [Name in keyof Endpoints]: Endpoints[Name]['path'] extends `${string}{${string}` ? Name : never
}[keyof Endpoints]

const NOUNS = [
  'picture',
  'task',
  'collection',
  'share',
  'batch',
  'prompt',
  'session',
  'key',
  'app',
  'passkey',
  'notification',
  'lettering',
  'soundTask',
  'sound',
  'webhook',
] as const
type Noun = (typeof NOUNS)[number]

type Trial = { readonly of: Noun; readonly body?: object }
/** Not a person's own, and tried where it belongs. */
type Elsewhere = { readonly because: string }

const row = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1' } as const

/** Each endpoint whose path names something, with what another user would send: a new one has to be added to compile. */
const TRIALS: Readonly<Record<WithId, Trial | Elsewhere>> = {
  getGeneration: { of: 'picture' },
  updateGeneration: { of: 'picture', body: { is_favorite: true } },
  deleteGeneration: { of: 'picture' },
  getLineage: { of: 'picture' },
  getReferences: { of: 'picture' },
  publishGeneration: { of: 'picture', body: {} },
  unpublishGeneration: { of: 'picture' },
  createShare: { of: 'picture', body: {} },
  listPictureEdits: { of: 'picture' },
  editPicture: { of: 'picture', body: { edit: 'upscale', factor: 2 } },
  setPersonTier: { because: 'people.test.ts: only operators act on people' },
  suspendPerson: { because: 'people.test.ts: only operators act on people' },
  restorePerson: { because: 'people.test.ts: only operators act on people' },
  endPersonSessions: { because: 'people.test.ts: only operators act on people' },
  deletePerson: { because: 'people.test.ts: only operators act on people' },
  installLocalModel: { because: 'model-desk.test.ts: only operators act on models' },
  pauseLocalModel: { because: 'model-desk.test.ts: only operators act on models' },
  cancelLocalModel: { because: 'model-desk.test.ts: only operators act on models' },
  removeLocalModel: { because: 'model-desk.test.ts: only operators act on models' },
  revokeInvitation: { because: 'invitations.test.ts: only operators have them' },
  getLettering: { of: 'lettering' },
  getGalleryPicture: { of: 'picture' },
  likePicture: { of: 'picture' },
  unlikePicture: { of: 'picture' },
  reportPicture: { of: 'picture', body: { reason: 'other' } },
  revokeShare: { of: 'share' },
  updateCollection: { of: 'collection', body: { name: 'Mine now' } },
  deleteCollection: { of: 'collection' },
  retryTask: { of: 'task' },
  cancelTask: { of: 'task' },
  moveTask: { of: 'task', body: { before: null } },
  removeTask: { of: 'task' },
  cancelAudio: { of: 'soundTask' },
  retryAudio: { of: 'soundTask' },
  moveAudioTask: { of: 'soundTask', body: { before: null } },
  removeAudioTask: { of: 'soundTask' },
  deleteRecording: { of: 'sound' },
  getBatch: { of: 'batch' },
  actOnBatch: { of: 'batch', body: { action: 'cancel' } },
  deleteBatch: { of: 'batch' },
  downloadBatch: { of: 'batch', body: { format: 'zip' } },
  deletePrompt: { of: 'prompt' },
  removeNotification: { of: 'notification' },
  endSession: { of: 'session' },
  revokeApiKey: { of: 'key' },
  disconnectApp: { of: 'app' },
  renamePasskey: { of: 'passkey', body: { name: 'Mine now' } },
  removePasskey: { of: 'passkey' },
  updateWebhook: { of: 'webhook', body: { is_on: false } },
  deleteWebhook: { of: 'webhook' },
  rotateWebhookSecret: { of: 'webhook' },
  testWebhook: { of: 'webhook' },
  listWebhookDeliveries: { of: 'webhook' },
  replayWebhookDelivery: { because: 'webhooks.test.ts: its path names a delivery, too' },
  getShare: { because: 'anyone with the link may look' },
  reportShare: { because: 'anyone with the link may report' },
  decideModeration: { because: 'moderators alone' },
  testProvider: { because: 'operators alone' },
  followAuthor: { because: 'authors are public' },
  unfollowAuthor: { because: 'authors are public' },
  getAuthor: { because: 'authors are public' },
  getOpenAiModel: { because: 'a quality belongs to everyone' },
  getCheckout: { because: 'the shop knows whose it is' },
}

let app: TestApp
let ada: TestUser
let eve: TestUser
let owned: Readonly<Record<Noun, string>>

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  eve = await app.signUp('eve')
  // Who may publish is asked first.
  await app.send('PATCH', '/api/preferences', { user: eve, body: { public_gallery_opt_in: true } })
  owned = await acquire()
})
afterAll(() => app.stop())

async function ask<T>(schema: z.ZodMiniType<T>, method: string, path: string, body?: object): Promise<T> {
  const response = await app.send(method, path, { user: ada, body })
  return z.parse(schema, await response.json())
}
const withId = z.object({ id: z.string() })
const firstOf = z.object({ items: z.tuple([withId], z.unknown()) })

/** One of everything that belongs to a person. */
async function acquire(): Promise<Record<Noun, string>> {
  const [picture = ''] = await addPictures(app.database, ada.id, [{ prompt: 'a private boat' }])
  const post = (path: string, body: object) => ask(withId, 'POST', path, body)
  const tasks = z.object({ tasks: z.tuple([withId], z.unknown()) })
  const { task: soundTask } = await ask(z.object({ task: withId }), 'POST', '/api/audio', {
    prompt: 'rain',
    seconds: 5,
  })
  const sound = await vi.waitFor(async () => (await ask(firstOf, 'GET', '/api/audio')).items[0].id, 20_000)
  // A task that waits stays to be asked for.
  await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
  return {
    picture,
    soundTask: soundTask.id,
    sound,
    task: (await ask(tasks, 'POST', '/api/queue', { ...row, count: 1 })).tasks[0].id,
    collection: (await post('/api/collections', { name: 'Harbour' })).id,
    share: (await ask(z.object({ token: z.string() }), 'POST', `/api/generations/${picture}/shares`, {}))
      .token,
    batch: (
      await ask(z.object({ batch: withId }), 'POST', '/api/batches', {
        kind: 'sheet',
        title: 'Boats',
        rows: [row],
      })
    ).batch.id,
    prompt: (await post('/api/prompts', { prompt: 'a boat', style: null, aspect_ratio: null })).id,
    session: (await ask(firstOf, 'GET', '/api/account/sessions')).items[0].id,
    key: (await ask(z.object({ item: withId }), 'POST', '/api/account/keys', { name: 'script' })).item.id,
    app: await connectedApp(),
    passkey: (await passkeysAt(() => app).add(ada)).id,
    webhook: (
      await ask(z.object({ item: withId }), 'POST', '/api/account/webhooks', {
        url: 'https://example.com/hook',
        events: ['batch.finished'],
      })
    ).item.id,
    notification: (await ask(firstOf, 'GET', '/api/notifications')).items[0].id,
    lettering: (await post('/api/lettering', { ...startingSettings('stencil', 'Ahoy'), size: 256 })).id,
  }
}

async function connectedApp(): Promise<string> {
  await connect(app, ada)
  return (await ask(firstOf, 'GET', '/api/account/apps')).items[0].id
}

const trials = Object.entries(TRIALS).flatMap(([name, trial]) =>
  'of' in trial ? [{ name, endpoint: ENDPOINTS[name as WithId] as Endpoint, ...trial }] : [],
)
const addressOf = ({ path }: Endpoint, id: string) => path.replace(/\{\w+\}/, id)

async function codeOf(response: Response) {
  return z.parse(errorBodySchema, await response.json()).error.code
}

describe('what belongs to another user', () => {
  it.each(trials)('[6.1] $name answers as if there were none', async ({ endpoint, of, body }) => {
    const response = await app.send(endpoint.method, addressOf(endpoint, owned[of]), { user: eve, body })
    expect(response.status).toBe(404)
    expect(await codeOf(response)).toBe('not_found')
  })

  it.each(trials)('$name refuses ids that are none, whatever they try', async ({ endpoint, body }) => {
    for (const id of ['42', 'gen_', '%00', '..%2f..%2fetc%2fpasswd', "'%3b--", 'x'.repeat(300)]) {
      const response = await app.send(endpoint.method, addressOf(endpoint, id), { user: ada, body })
      expect([400, 404]).toContain(response.status)
      expect(['invalid_request', 'not_found']).toContain(await codeOf(response))
    }
  })

  it('[6.1] is all still there, and unchanged, after those attempts', async () => {
    const read = (path: string) => app.send('GET', path, { user: ada })
    const picture = await (await read(`/api/generations/${owned.picture}`)).json()
    expect(picture).toMatchObject({ is_favorite: false, is_public: false, trashed_at: null })
    const lists = await Promise.all(
      [
        '/api/library',
        '/api/queue',
        '/api/shares',
        '/api/batches',
        '/api/prompts',
        '/api/notifications',
        '/api/account/sessions',
        '/api/account/keys',
        '/api/account/apps',
        '/api/account/passkeys',
        '/api/account/webhooks',
        '/api/audio',
        '/api/generations',
      ].map(async (path) => (await read(path)).text()),
    )
    const { soundTask, ...rest } = owned
    for (const id of Object.values(rest)) expect(lists.join('\n')).toContain(id)
    expect(lists.join('\n')).toContain('Harbour')
  })
})
