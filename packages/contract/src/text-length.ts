/** Whether there is nothing to be seen in a text: spaces, and signs that only tell how others are put together. */
export function isBlank(text: string): boolean {
  return !/[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Length as people count it and as both sides check it: Unicode code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** As much of a text as so many characters hold, counted alike: none is cut in half, which no database stores. */
export function firstCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
