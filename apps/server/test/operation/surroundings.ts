import { startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts'
import { startCluster } from '../harness/start-cluster.ts'
import { startMailServer } from '../harness/start-mail-server.ts'
import { startSwift } from '../harness/start-swift.ts'
import { startStandInStripe } from '../stripe/stand-in-stripe.ts'
import { startReceiver } from '../webhooks/start-receiver.ts'

export type Dependency = 'database' | 'storage' | 'vendor' | 'mail' | 'stripe' | 'receiver'

export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>

/** All that the product talks to over a network, each behind a proxy of its own that breaks connections. */
export async function startSurroundings(
  clusterSettings: Readonly<Record<string, string>> = {},
  /** Where the database's files lie. */
  clusterWithin?: string,
) {
  const cluster = await startCluster({ max_connections: '200', ...clusterSettings }, clusterWithin)
  const swift = await startSwift()
  const vendor = await startStandInVendor({ drawMs: 300 })
  const mail = await startMailServer()
  const stripe = await startStandInStripe()
  const receiver = await startReceiver()
  const behind = (url: string) => startFaultProxy({ port: Number(new URL(url).port) })
  const proxies: Readonly<Record<Dependency, FaultProxy>> = {
    database: await behind(cluster.url),
    storage: await behind(swift.settings.endpoint ?? ''),
    vendor: await behind(vendor.url),
    mail: await behind(mail.url),
    stripe: await behind(stripe.env.STRIPE_BASE_URL),
    receiver: await behind(receiver.url),
  }
  return {
    cluster,
    vendor,
    /** A program that webhooks tell. */
    receiver,
    proxies,
    /** The bucket, past the proxy. */
    bucket: swift.settings,
    databaseUrl: proxies.database.addressOf(cluster.url),
    settings: {
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: proxies.storage.addressOf(swift.settings.endpoint ?? ''),
      S3_REGION: swift.settings.region,
      S3_BUCKET: swift.settings.bucket,
      S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: new URL(proxies.vendor.addressOf(vendor.url)).origin,
      IMAGE_PROVIDERS: '*=replicate',
      SMTP_URL: proxies.mail.addressOf(mail.url),
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
      ...stripe.env,
      STRIPE_BASE_URL: new URL(proxies.stripe.addressOf(stripe.env.STRIPE_BASE_URL)).origin,
    },
    mend: () => {
      for (const proxy of Object.values(proxies)) proxy.mend()
      vendor.play(undefined)
    },
    stop: async () => {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
      await Promise.all([vendor.close(), mail.stop(), stripe.stop(), receiver.stop(), swift.stop()])
      cluster.stop()
    },
  }
}
