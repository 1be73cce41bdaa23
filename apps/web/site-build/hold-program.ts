const START = '<script type="module" async="">'

/**
 * The framework starts its program while the page is still being read. A prerendered page is whole without it, so its script stands there as
 * text until app/boot/program.ts runs it, and what it imports is not asked for before.
 */
export function holdProgram(html: string): string {
  if (html.split(START).length !== 2)
    throw new Error('The framework writes its script differently now: mend holdProgram.')
  return html
    .replace(START, '<script type="text/plain" id="program">')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
}
