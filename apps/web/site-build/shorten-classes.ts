import { type ClassNames, renameInSheet } from '../src/shared/lib/short-classes.ts'

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/
const CLASSES = / class="([^"]*)"/g
/** Every icon bears its name as a class, which no rule names. */
const ICON = /^lucide(-|$)/
/** What is drawn in an icon, whose end need not be named. */
const SHAPE_END = /><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g
/** Points of an icon's lines, on a grid of 24: a hundredth is less than anybody sees. */
const LINES = / d="[^"]*"/g
const BEYOND_HUNDREDTHS = /(\.\d\d)\d+/g
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'

/** The page with short names for its classes, in its styles and on its elements. Icons are written shorter, too. */
export function shortenClasses(html: string, short: ClassNames): string {
  const rename = (name: string) => short.get(name) ?? name
  if (STYLE.exec(html)?.[2]?.includes('[class')) throw new Error('A rule asks for a part of a class’s name.')
  return html
    .replaceAll(NAMESPACE, '')
    .replace(SHAPE_END, '/>')
    .replace(LINES, (lines) => lines.replace(BEYOND_HUNDREDTHS, '$1'))
    .replace(CLASSES, (_, list: string) => {
      const names = unescaped(list)
        .split(/\s+/)
        .filter((name) => name && !ICON.test(name))
      return names.length > 0 ? ` class="${escaped(names.map(rename).join(' '))}"` : ''
    })
    .replace(STYLE, (_, start: string, css: string, end: string) => start + renameInSheet(css, rename) + end)
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
