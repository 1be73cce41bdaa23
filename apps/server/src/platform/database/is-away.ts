/** Of sockets, of connections that end, of a server without room (disk, memory, connections), and of one that is read only for now. */
const CODE = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|57P0\d|08\w{3}|53\w{3}|25006)$/
/** The driver has no codes for these. */
const WORDS =
  /connection terminated|connection error|connection timeout|timeout expired|has not answered|client was closed/i

/** Whether the server cannot be reached, has ended the connection, or has no room, which passes; a wrong address, name or password does not. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every(isAway)
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && CODE.test(code)) || WORDS.test(error.message) || isAway(error.cause)
}
