import { createA1111Api } from './modules/a1111-api/index.ts'
import { type createAccountsModule, resourceDocumentOf } from './modules/accounts/index.ts'
import type { createGenerationsModule } from './modules/generations/index.ts'
import type { createImagingModule } from './modules/imaging/index.ts'
import type { createLibraryModule } from './modules/library/index.ts'
import { createMcpModule } from './modules/mcp/index.ts'
import { createOpenAiApi } from './modules/openai-api/index.ts'
import { addReplicateRoutes } from './modules/replicate-api/index.ts'
import type { createUsageModule } from './modules/usage/index.ts'
import { createWebhooksModule } from './modules/webhooks/index.ts'
import type { Platform } from './open-platform.ts'
import type { MountOpen } from './platform/http/mount.ts'
import { deriveKey } from './platform/secret.ts'
import { VERSION } from './version.ts'

/** Their dependencies. */
type Foundation = {
  readonly accounts: ReturnType<typeof createAccountsModule>
  readonly generations: ReturnType<typeof createGenerationsModule>
  readonly imaging: ReturnType<typeof createImagingModule>
  readonly library: ReturnType<typeof createLibraryModule>
  readonly usage: ReturnType<typeof createUsageModule>
}

/** Everything for programs: APIs and webhooks. */
export function createProgramModules(
  { env, database, clock, events, limiter, logger, makeId, secret }: Platform,
  { accounts, generations, imaging, library, usage }: Foundation,
) {
  const { pictures, address } = generations
  const { requireVerified } = accounts
  const openaiApi = createOpenAiApi({
    database,
    makePictures: generations.makePictures,
    pictures,
    address,
    imaging,
    events,
    clock,
    logger,
    publicUrl: env.hasPublicUrl ? env.PUBLIC_URL : undefined,
  })
  const a1111Api = createA1111Api({
    database,
    makePictures: generations.makePictures,
    cancel: generations.cancel,
    pictures,
    address,
    imaging,
    events,
    clock,
  })
  const replicateApi = {
    mountRoutes: (mountOpen: MountOpen) =>
      addReplicateRoutes(mountOpen, {
        database,
        makePictures: generations.makePictures,
        cancel: generations.cancel,
        readTasks: generations.readTasks,
        imaging,
        publicUrl: env.hasPublicUrl ? env.PUBLIC_URL : undefined,
      }),
  }
  const mcp = createMcpModule({
    database,
    events,
    pictures,
    makePictures: generations.makePictures,
    cancel: generations.cancel,
    describeEdit: generations.describeEdit,
    ...library.readers,
    getLimits: usage.getLimits,
    logger,
    version: VERSION,
    publicUrl: env.hasPublicUrl ? env.PUBLIC_URL : undefined,
    resourceDocument: resourceDocumentOf(env.PUBLIC_URL),
  })
  const webhooks = createWebhooksModule({
    database,
    events,
    clock,
    logger,
    makeId,
    key: deriveKey(secret, 'webhooks'),
    publicUrl: env.PUBLIC_URL,
    privateHosts: env.WEBHOOK_PRIVATE_HOSTS,
    userAgent: `Easel/${VERSION}`,
    requireVerified,
    tellMade: accounts.mails.webhookMade,
    tellOff: accounts.mails.webhookOff,
    limiter: limiter({ name: 'webhook-tests', burst: 10, windowSeconds: 60 }),
  })

  return { a1111Api, replicateApi, openaiApi, mcp, webhooks }
}
