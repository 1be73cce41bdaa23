/** Normalizes letters like the lexicon: lower case, no accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
}

/** Replaces a word, as the check names it, everywhere in a prompt; '' removes it with its space. */
export function replaceWord(prompt: string, word: string, by: string): string {
  const replaced = prompt.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu, (whole) => {
    const bare = fold(whole)
    return bare === word || bare === `${word}s` ? by : whole
  })
  return by
    ? replaced
    : replaced
        .replace(/\s+/g, ' ')
        .replace(/ ([,.;])/g, '$1')
        .trim()
}
