/** A count as people read it: `1,234`. */
export function numberText(count: number): string {
  return count.toLocaleString('en')
}
