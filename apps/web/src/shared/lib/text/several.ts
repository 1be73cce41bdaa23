/** Filter values joined by commas for URLs and queries; undefined if empty. */
export function severalText(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join(',') : undefined
}

export function severalOf(text: string | null | undefined): readonly string[] {
  return text ? [...new Set(text.split(','))] : []
}
