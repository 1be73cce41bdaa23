/** Whether a text has nothing visible: only spaces and joining characters. */
export function isBlank(text: string): boolean {
  return !/[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Length in Unicode code points, as people count and both sides check it, rather than UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Cuts a text to this many code points, never inside one, because databases store no halves. */
export function firstCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
