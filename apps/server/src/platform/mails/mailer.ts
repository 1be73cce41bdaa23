import { setTimeout as pause } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import { DAY_MS } from '../clock.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import type { Mail } from './sealed-mail.ts'

/** Timeouts in milliseconds: connecting, greeting, and silence afterwards. */
const LIMITS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Max time for one attempt, in milliseconds; less than the lease. */
const DEADLINE_MS = 120_000
/** Default lifetime of a mail. */
const EXPIRES_MS = DAY_MS

export type Mailer = {
  /** Whether mail leaves this machine. */
  readonly isConfigured: boolean
  /** Sends in the background, so response times do not reveal whether a mail was sent. `expiresMs`: lifetime, default a day. */
  readonly send: (mail: Mail & { readonly expiresMs?: number }) => void
} & Pick<MailQueue, 'start' | 'stop' | 'forgetExpired'>

/** Without a mail server the text goes to the log, so that the owner of a small installation can still reset a password. */
export function createMailer(
  smtpUrl: string | undefined,
  deps: Omit<Parameters<typeof createMailQueue>[0], 'deliver' | 'isRefused'>,
): Mailer {
  const from = smtpUrl === undefined ? '' : senderOf(smtpUrl)
  let transport: Promise<Transporter> | undefined

  async function deliver({ to, subject, text }: Mail, id: string): Promise<void> {
    if (smtpUrl === undefined) return
    transport ??= openTransport(smtpUrl)
    const open = await transport
    const messageId = `<${id}@${from.split('@').at(-1)?.replace('>', '') || 'easel'}>`
    const end = new AbortController()
    const deadline = pause(DEADLINE_MS, undefined, { signal: end.signal, ref: false }).then(() => {
      throw new Error('the mail server took too long')
    })
    try {
      await Promise.race([open.sendMail({ from, to, subject, text, messageId }), deadline])
    } finally {
      deadline.catch(() => {})
      end.abort()
    }
  }

  const queue = createMailQueue({ ...deps, deliver, isRefused })
  return {
    ...queue,
    isConfigured: smtpUrl !== undefined,
    // Without a mail server nothing is due, but mail stored earlier still expires.
    start: () => {
      if (smtpUrl !== undefined) queue.start()
    },
    send: ({ expiresMs = EXPIRES_MS, ...mail }) => {
      if (smtpUrl !== undefined) void queue.send(mail, expiresMs)
      else deps.logger.info(mail, 'mail is not configured (SMTP_URL)')
    },
  }
}

/** Loaded with the first mail: many installations send none. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, ...LIMITS })
}

/** Connects, waits for the greeting, signs in, and sends the mail if there is one. Rejects with the failure. */
export async function greetMailServer(smtpUrl: string, to: string | undefined): Promise<void> {
  const transport = await openTransport(smtpUrl)
  try {
    await transport.verify()
    if (to === undefined) return
    const text = 'This mail was asked for by `npm run doctor`. Mails of Easel arrive.'
    await transport.sendMail({ from: senderOf(smtpUrl), to, subject: 'A mail from Easel', text })
  } finally {
    transport.close()
  }
}

function senderOf(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  return url.searchParams.get('from') ?? decodeURIComponent(url.username)
}

/** The server refused the mail permanently (5xx). */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { readonly responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
