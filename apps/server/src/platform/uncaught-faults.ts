import type { Logger } from './logger.ts'

/** What sockets, name look-ups and PostgreSQL's endings say. */
const OF_A_DEPENDENCY =
  /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PROTO)|ERR_(STREAM|SOCKET|HTTP2|TLS|SSL)_\w+|UND_ERR_\w+|57P0\d|08\w{3})$/

/**
 * No fault of a dependency ends the process, also one whose `error` event or rejection a library left to no listener. What is kept lies in the
 * database under leases, so living on loses nothing; each is logged as loud as the log can, since each is a missing listener or a defect.
 */
export function outliveUncaughtFaults(logger: Logger): void {
  function report(error: unknown, message: string): void {
    const code = (error as { code?: unknown } | undefined)?.code
    const isOfDependency = typeof code === 'string' && OF_A_DEPENDENCY.test(code)
    logger.fatal({ err: error, isOfDependency }, message)
  }
  process.on('uncaughtException', (error) => report(error, 'an error reached no listener'))
  process.on('unhandledRejection', (reason) => report(reason, 'a promise was rejected and not awaited'))
}
