/** Length as people count it and as both sides check it: Unicode code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
