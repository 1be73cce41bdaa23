import type { Visitor } from './visitor.ts'

export type Finding = {
  readonly verdict: 'good' | 'warning' | 'bad'
  /** What was seen. */
  readonly seen: string
  /** What to do about it; absent when all is well. */
  readonly hint?: string
}

export type Check = {
  readonly name: string
  /** What it finds out, in one line. */
  readonly about: string
  /** Looks, now. May throw: that too is a finding. */
  readonly look: (visitor: Visitor) => Promise<Finding>
}

/** Looks, and says what went wrong when even looking failed. */
export async function find(check: Check, visitor: Visitor): Promise<Finding> {
  try {
    return await check.look(visitor)
  } catch (error) {
    // Browsers that do not tell count as being online.
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
