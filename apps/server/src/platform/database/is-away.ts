/** Codes of sockets, closed connections, a server out of disk, memory or connections, and a read-only server. */
const CODE = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|57P0\d|08\w{3}|53\w{3}|25006)$/
/** Messages without a code; the fourth comes from a pool whose connections all wait for a silent server. */
const WORDS =
  /connection terminated|connection error|connection timeout|timeout exceeded when trying to connect|timeout expired|has not answered|client was closed/i

/** Whether the failure is temporary: the server is unreachable, closed the connection, or is out of resources. A wrong address, name or password is not. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every(isAway)
  return CODE.test(codeOf(error)) || WORDS.test(error.message) || isAway(error.cause)
}

/** The same for a server that was reached before: while its container is stopped, its DNS name and its files disappear. */
export function hasGone(error: unknown): boolean {
  if (isAway(error)) return true
  return error instanceof Error && (/^(ENOTFOUND|58\w{3})$/.test(codeOf(error)) || hasGone(error.cause))
}

/** Whether the server canceled a statement for taking too long, as on a hanging disk. */
export function wasCutOff(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === '57014' || wasCutOff(error.cause))
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
