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
    const seen = error instanceof Error ? error.message : 'It could not be checked'
    return {
      verdict: 'bad',
      seen,
      hint: 'Reload the page. If it stays so, the browser forbids it for this site.',
    }
  }
}
