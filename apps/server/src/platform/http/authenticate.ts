import type { Actor } from '../use-case.ts'

/** Who a request comes from, by its bearer; undefined without a valid one. Throws `auth_required` where there is more to say about it. */
export type Authenticate = (
  request: Request,
  options?: {
    /** Whether apps may call this by OAuth. */
    readonly takesApps?: boolean | undefined
    /** Whether a key may come as the password of Basic authentication. */
    readonly takesBasic?: boolean | undefined
  },
) => Promise<Actor | undefined>
