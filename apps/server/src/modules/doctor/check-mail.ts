import { greetMailServer } from '../../platform/mails/mailer.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { type Finding, ok, problem, sentence, warning } from './finding.ts'

const MAIL = 'Mail'

/** Connects, waits for the greeting and signs in; sends a mail only if an address is given. */
export async function checkMail(smtpUrl: string | undefined, mailTo: string | undefined): Promise<Finding> {
  if (!smtpUrl)
    return warning(
      MAIL,
      'SMTP_URL is not set, so links for new passwords go to the log alone: set it to send them.',
    )
  try {
    await greetMailServer(smtpUrl, mailTo)
  } catch (error) {
    return problem(
      MAIL,
      `The mail server does not do its part (${sentence(reasonOf(error))}): check SMTP_URL.`,
    )
  }
  return ok(
    MAIL,
    mailTo === undefined
      ? 'The mail server answers and lets Easel in; nothing was sent.'
      : `A mail was handed over for ${mailTo}: look whether it arrives.`,
  )
}
