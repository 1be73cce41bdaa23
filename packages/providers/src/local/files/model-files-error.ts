/** Something about a model's files that the operator can do something about; the message says it. */
export class ModelFilesError extends Error {
  override readonly name = 'ModelFilesError'
}
