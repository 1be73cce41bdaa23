import type { Actor } from '../use-case.ts'

/** Who a request comes from, by its bearer session; undefined without a valid one. */
export type Authenticate = (request: Request) => Promise<Actor | undefined>
