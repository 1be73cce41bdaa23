import type { Visitor } from './visitor.ts'

export type Finding = {
  readonly verdict: 'good' | 'warning' | 'bad'
  /** The observation. */
  readonly seen: string
  /** What to do; absent if all is well. */
  readonly hint?: string
}

export type Check = {
  readonly name: string
  /** What it checks, in one line. */
  readonly about: string
  /** Runs the check. May throw, which is also a result. */
  readonly look: (visitor: Visitor) => Promise<Finding>
}

/** Runs a check and reports a failure to run. */
export async function find(check: Check, visitor: Visitor): Promise<Finding> {
  try {
    return await check.look(visitor)
  } catch (error) {
    // Browsers that do not report it count as online.
    if (navigator.onLine === false)
      return {
        verdict: 'bad',
        seen: 'You are offline',
        hint: 'Check again once the network is back.',
      }
    const isUnanswered = error instanceof TypeError || !(error instanceof Error)
    return {
      verdict: 'bad',
      seen: isUnanswered ? 'No answer' : error.message,
      hint: 'Reload the page. If it stays so, the server is gone, or the browser forbids it for this site.',
    }
  }
}
