/** Something the operator must put right before the server can start. Its message is all they are shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
