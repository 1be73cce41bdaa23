import type { Actor } from '../use-case.ts'

/** The caller of a request, by its bearer token; undefined without a valid one. Throws `auth_required` when there is more to say. */
export type Authenticate = (
  request: Request,
  options?: {
    /** Whether apps connected by OAuth may call this. */
    readonly takesApps?: boolean | undefined
    /** Whether a key is accepted as the password of Basic authentication. */
    readonly takesBasic?: boolean | undefined
  },
) => Promise<Actor | undefined>
