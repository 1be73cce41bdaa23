import type { Clock } from '../../platform/clock.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { readSigningCertificate, type SigningSettings } from '../signing/index.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const CHECK = 'Signing'
/** Issuing a certificate may take days. */
const EARLY_MS = 30 * DAY_MS

/** Whether pictures are signed and until when; nothing when no certificate is set. */
export function checkSigning(settings: SigningSettings, clock: Clock): readonly Finding[] {
  try {
    const certificate = readSigningCertificate(settings)
    return certificate ? [judge(certificate, clock.now())] : []
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [problem(CHECK, error.message)]
  }
}

function judge(
  { name, validFrom, validTo }: NonNullable<ReturnType<typeof readSigningCertificate>>,
  now: Date,
): Finding {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (now < validFrom)
    return problem(
      CHECK,
      `Pictures are not signed: the certificate of ${name} counts from ${day(validFrom)} on.`,
    )
  if (now >= validTo)
    return problem(
      CHECK,
      `Pictures are not signed: the certificate of ${name} ran out on ${day(validTo)}. Set a new one in C2PA_CERTIFICATE.`,
    )
  const says = `Pictures that leave are signed as ${name}; the certificate counts until ${day(validTo)}`
  return validTo.getTime() - now.getTime() < EARLY_MS
    ? warning(CHECK, `${says}: ask for a new one.`)
    : ok(CHECK, `${says}.`)
}
