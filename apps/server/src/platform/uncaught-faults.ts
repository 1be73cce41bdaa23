import type { Logger } from './logger.ts'

/** Error codes of sockets, DNS lookups and PostgreSQL shutdowns. */
const OF_A_DEPENDENCY =
  /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PROTO)|ERR_(STREAM|SOCKET|HTTP2|TLS|SSL)_\w+|UND_ERR_\w+|57P0\d|08\w{3})$/

/**
 * Keeps the process alive after faults of dependencies, even if a library left an `error` event or a rejection without a listener. Work is
 * stored in the database under leases, so continuing loses nothing; each fault is logged at the highest level, since it is a missing listener or
 * a defect.
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
