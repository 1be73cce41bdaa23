import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from './logger.ts'
import { reasonOf } from './reason-of.ts'

/** Milliseconds: until a connection stands, until the server greets, and of silence after that. */
const LIMITS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Waits before each further try, milliseconds. A mail server that is away comes back within minutes, or the log says so. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000]

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type Mailer = {
  /** Whether mail leaves this machine. */
  readonly isConfigured: boolean
  /** Sends in the background: no one who waits for an answer can tell whether a mail was sent. */
  readonly send: (mail: Mail) => void
}

/** Without a mail server the text goes to the log, so that the owner of a small installation can still reset a password. */
export function createMailer(
  smtpUrl: string | undefined,
  logger: Logger,
  retryMs: readonly number[] = RETRY_MS,
): Mailer {
  if (!smtpUrl)
    return {
      isConfigured: false,
      send: ({ to, subject, text }) =>
        logger.info({ to, subject, text }, 'mail is not configured (SMTP_URL)'),
    }
  const from = senderOf(smtpUrl)
  const transport = createTransport({ url: smtpUrl, ...LIMITS })

  async function sendPatiently({ to, subject, text }: Mail): Promise<void> {
    for (const wait of [...retryMs, undefined])
      try {
        await transport.sendMail({ from, to, subject, text })
        return
      } catch (error) {
        if (wait === undefined || isRefused(error)) throw error
        logger.warn({ subject, reason: reasonOf(error) }, 'mail was not sent yet')
        // Waiting for it keeps no process from stopping.
        await pause(wait, undefined, { ref: false })
      }
  }

  return {
    isConfigured: true,
    send: (mail) => {
      sendPatiently(mail).catch((error: unknown) => {
        logger.error({ subject: mail.subject, reason: reasonOf(error) }, 'mail was not sent')
      })
    },
  }
}

/** Connects, waits for the greeting and signs in; hands over a mail where an address is given. Rejects with what went wrong. */
export async function greetMailServer(smtpUrl: string, to: string | undefined): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...LIMITS })
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

/** The server has answered that it never takes this mail: 5xx. */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { readonly responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
