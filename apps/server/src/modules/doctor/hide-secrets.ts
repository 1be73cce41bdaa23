import type { Env } from '../../env.ts'
import type { Setting } from '../../settings/setting.ts'
import { SETTINGS } from '../../settings/settings.ts'
import type { Finding } from './finding.ts'

const SHORTEST = 4

/** Removes every secret setting's value from the findings, whatever a library or vendor put into its message. */
export function hideSecrets(findings: readonly Finding[], env: Env): Finding[] {
  const secrets = secretsOf(env)
  return findings.map((finding) => ({
    ...finding,
    says: secrets.reduce((says, secret) => says.replaceAll(secret, '***'), finding.says),
  }))
}

function secretsOf(env: Env): string[] {
  const settings: Readonly<Record<string, Setting>> = Object.assign({}, ...Object.values(SETTINGS))
  const values: Readonly<Record<string, unknown>> = env
  return Object.entries(settings)
    .flatMap(([name, { isSecret }]) => {
      const value = values[name]
      if (typeof value !== 'string') return []
      return [...(isSecret ? [value] : []), ...passwordsIn(value)]
    })
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
}

/** URL-encoded and plain. */
function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return []
  const { password } = new URL(value)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
