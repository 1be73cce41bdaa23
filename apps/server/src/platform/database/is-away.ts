/** Of sockets, of connections that end, of a server without room (disk, memory, connections), and of one that is read only for now. */
const CODE = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|57P0\d|08\w{3}|53\w{3}|25006)$/
/** The driver has no codes for these; the fourth is of a pool whose connections all wait for a server that says nothing. */
const WORDS =
  /connection terminated|connection error|connection timeout|timeout exceeded when trying to connect|timeout expired|has not answered|client was closed/i

/** Whether the server cannot be reached, has ended the connection, or has no room, which passes; a wrong address, name or password does not. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every(isAway)
  return CODE.test(codeOf(error)) || WORDS.test(error.message) || isAway(error.cause)
}

/** Likewise of a server that was reached before: its name was right, and goes for as long as its container is stopped. */
export function hasGone(error: unknown): boolean {
  if (isAway(error)) return true
  return error instanceof Error && (codeOf(error) === 'ENOTFOUND' || hasGone(error.cause))
}

/** Whether the server cut a statement off because it took too long, as on a disk that hangs. */
export function wasCutOff(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === '57014' || wasCutOff(error.cause))
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
