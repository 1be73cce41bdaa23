/**
 * Whether JSON nests deeper than the limit. Scans the text, because parsing a million levels blocks the process for seconds and walking them
 * overflows the stack. Invalid JSON gets any answer; the parser refuses it.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '"') index = endOfString(text, index)
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > levels) return true
  }
  return false
}

/** Index of the closing quote. Pictures are long strings, so it jumps with indexOf. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}
