/** The values of a filter as an address and a query spell them: separated by commas; undefined when there are none. */
export function severalText(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join(',') : undefined
}

export function severalOf(text: string | null | undefined): readonly string[] {
  return text ? [...new Set(text.split(','))] : []
}
