// Checks the locked packages for known vulnerabilities and valid registry signatures: `npm run audit`. Not part of `npm run check`, which needs no
// network; CI runs it in its own job, and once a week.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SERIOUS: ReadonlySet<unknown> = new Set(['high', 'critical'])
const EXIT = { clean: 0, weak: 1, unasked: 2 } as const

type Findings = { readonly verdict: keyof typeof EXIT; readonly lines: readonly string[] }

/** Reads the output of `npm audit --json`. Output without a report is not clean: it says nothing about the packages. */
export function readAudit(answer: string): Findings {
  const report = parse(answer)
  if (!report || !isRecord(report['vulnerabilities'])) {
    const reason = report?.['message'] ?? 'no report'
    return { verdict: 'unasked', lines: [`The registry was not asked: ${String(reason)}`] }
  }
  const lines = Object.entries(report['vulnerabilities']).flatMap(([name, found]) =>
    isRecord(found) && SERIOUS.has(found['severity'])
      ? [`${name} ${String(found['range'])}: ${String(found['severity'])}`]
      : [],
  )
  return { verdict: lines.length > 0 ? 'weak' : 'clean', lines }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

if (import.meta.main) {
  const options = {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  } as const
  const { verdict, lines } = readAudit(spawnSync('npm', ['audit', '--json'], options).stdout)
  for (const line of lines) console.log(line)
  const signed = spawnSync('npm', ['audit', 'signatures'], { ...options, stdio: 'inherit' }).status === 0
  if (!signed) console.log('The signatures of the packages do not hold, or could not be asked for.')
  process.exit(EXIT[verdict] || (signed ? 0 : 1))
}
