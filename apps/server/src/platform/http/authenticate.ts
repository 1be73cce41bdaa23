import type { Actor } from '../use-case.ts'

/** Who a request comes from, by its bearer session; undefined without a valid one. Throws `auth_required` where there is more to say about it. */
export type Authenticate = (request: Request) => Promise<Actor | undefined>
