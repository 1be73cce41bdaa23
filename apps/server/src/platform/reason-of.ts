/** What was thrown, in its own words, for a log line or an operator. */
export function reasonOf(thrown: unknown): string {
  // A connection refused at several addresses is an error whose own message is empty.
  if (thrown instanceof AggregateError) return thrown.errors.map(reasonOf).join('; ')
  return thrown instanceof Error ? thrown.message : String(thrown)
}
