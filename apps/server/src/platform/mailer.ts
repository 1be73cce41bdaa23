import { createTransport } from 'nodemailer'
import type { Logger } from './logger.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type Mailer = {
  /** Whether mail leaves this machine. */
  readonly isConfigured: boolean
  /** Sends in the background: nobody who waits for an answer can tell whether a mail was sent. */
  readonly send: (mail: Mail) => void
}

/** Without a mail server the text goes to the log, so that the owner of a small installation can still reset a password. */
export function createMailer(smtpUrl: string | undefined, logger: Logger): Mailer {
  if (!smtpUrl)
    return {
      isConfigured: false,
      send: ({ to, subject, text }) =>
        logger.info({ to, subject, text }, 'mail is not configured (SMTP_URL)'),
    }
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? decodeURIComponent(url.username)
  const transport = createTransport(smtpUrl)
  return {
    isConfigured: true,
    send: ({ to, subject, text }) => {
      transport.sendMail({ from, to, subject, text }).catch((error: Error) => {
        logger.error({ subject, reason: error.message }, 'mail was not sent')
      })
    },
  }
}
