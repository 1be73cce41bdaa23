/** Letters as the lexicon has them: lower case, no accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
}

/** The prompt with a word, as the check names it, written otherwise wherever it stands; '' takes it out with the space it leaves. */
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
