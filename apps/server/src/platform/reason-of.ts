/** The message of whatever was thrown, for a log line or an operator. */
export function reasonOf(thrown: unknown): string {
  // A connection refused at several addresses is an AggregateError with an empty message.
  if (thrown instanceof AggregateError) return thrown.errors.map(reasonOf).join('; ')
  return thrown instanceof Error ? thrown.message : String(thrown)
}
