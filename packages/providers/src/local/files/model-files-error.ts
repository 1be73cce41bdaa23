/** A problem with model files that the operator can fix; the message says how. */
export class ModelFilesError extends Error {
  override readonly name = 'ModelFilesError'
}
