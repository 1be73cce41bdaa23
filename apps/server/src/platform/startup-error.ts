/** A problem that the operator must fix before the server can start. Only its message is shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
