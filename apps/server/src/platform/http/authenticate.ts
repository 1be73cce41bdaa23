import type { Actor } from '../use-case.ts'

/** Who a request comes from, by its bearer; undefined without a valid one. Throws `auth_required` where there is more to say about it. */
export type Authenticate = (
  request: Request,
  options?: {
    /** Whether apps may call this by OAuth. */
    readonly takesApps?: boolean | undefined
  },
) => Promise<Actor | undefined>
