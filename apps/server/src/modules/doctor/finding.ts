import type { InstallationFinding } from '@easel/contract/diagnostics'
import { reasonOf } from '../../platform/reason-of.ts'

export type Finding = InstallationFinding

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
export const warning = (check: string, says: string): Finding => ({ check, state: 'warning', says })
export const problem = (check: string, says: string): Finding => ({ check, state: 'problem', says })

/** Runs a check; a throw or timeout becomes a problem with `advice`. */
export async function within(
  limitMs: number,
  check: string,
  advice: string,
  look: () => Promise<Finding>,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    const says = `There was no answer within ${Math.round(limitMs / 1_000)} seconds: ${advice}.`
    timer = setTimeout(() => resolve(problem(check, says)), limitMs)
  })
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    return problem(check, `${sentence(reasonOf(error))}: ${advice}.`)
  } finally {
    clearTimeout(timer)
  }
}

/** On one line without the final period, so that text can follow. */
export function sentence(reason: string): string {
  return (
    reason
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[.:]+$/, '') || 'It failed'
  )
}
