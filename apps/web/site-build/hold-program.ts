const START = '<script type="module" async="">'

/**
 * The framework starts its program while the page still loads. A prerendered page is complete without it, so its script is kept as text until
 * app/boot/program.ts runs it, and its imports are not preloaded before.
 */
export function holdProgram(html: string): string {
  if (html.split(START).length !== 2)
    throw new Error('The framework writes its script differently now: mend holdProgram.')
  return html
    .replace(START, '<script type="text/plain" id="program">')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
}
