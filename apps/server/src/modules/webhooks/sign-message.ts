import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/** 32 random bytes in the Standard Webhooks format for secrets. */
export function writeSecret(random: (size: number) => Buffer): string {
  return PREFIX + random(32).toString('base64')
}

/** Headers of the Standard Webhooks scheme. Every secret signs; receivers accept a message if one of the signatures matches. */
export function signedHeaders(
  message: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
