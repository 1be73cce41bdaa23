import { expect, test } from 'vitest'
import { shortenVariables, shortVariables } from './shorten-variables.ts'

test('variables of the stylesheet go by a letter, in every theme, where they are read and where they have a type', () => {
  const css =
    '@property --tilt{initial-value:0}:root{--tilt:1;--ink:#000}[data-theme=dark]{--ink:#fff}p{color:var(--ink);rotate:var(--tilt)}'
  expect(shortenVariables(`<style>${css}</style><p>`, shortVariables(css, []))).toBe(
    '<style>@property --A{initial-value:0}:root{--A:1;--B:#000}[data-theme=dark]{--B:#fff}p{color:var(--B);rotate:var(--A)}</style><p>',
  )
})

test('what an element of any page names and what only a script sets keep their names', () => {
  const css = ':root{--sky:red;--line:grey}i{color:var(--sky);left:var(--at,50%);border:var(--line)}'
  const page = `<style>${css}</style><i style="--sky:pink">`
  expect(shortenVariables(page, shortVariables(css, ['<b>', page]))).toBe(
    '<style>:root{--sky:red;--A:grey}i{color:var(--sky);left:var(--at,50%);border:var(--A)}</style><i style="--sky:pink">',
  )
})

test('short names stay apart, however many there are, and one that is taken stops the build', () => {
  const css = Array.from({ length: 300 }, (_, at) => `--v${at}:0`).join(';')
  expect(new Set(shortVariables(`p{${css}}`, []).values()).size).toBe(300)
  expect(() => shortVariables('p{--B:1;--A:2}', [])).toThrow('--A is a variable of its own')
})
