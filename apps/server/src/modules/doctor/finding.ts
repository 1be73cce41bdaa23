import type { InstallationFinding } from '@easel/contract/diagnostics'
import { reasonOf } from '../../platform/reason-of.ts'

export type Finding = InstallationFinding

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
export const warning = (check: string, says: string): Finding => ({ check, state: 'warning', says })
export const problem = (check: string, says: string): Finding => ({ check, state: 'problem', says })

/** What a check found; a problem with `advice` when it threw, or said nothing in time. */
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

/** On one line and without a full stop, so that it can go on. */
export function sentence(reason: string): string {
  return (
    reason
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[.:]+$/, '') || 'It failed'
  )
}
