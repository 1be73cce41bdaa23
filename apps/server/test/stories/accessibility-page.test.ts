import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const page = readFileSync(`${ROOT}docs/accessibility.md`, 'utf8')

/** The success criteria of WCAG 2.2, levels A and AA, by guideline. */
const WCAG: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| .+ \| .+ \| (.*) \|$/gm)].map(
  ([, number = '', held = '']) => ({ number, held }),
)
const filesOf = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path)

describe('the page of WCAG 2.2, levels A and AA', () => {
  it('has each criterion once, in their order', () => {
    const wanted = Object.entries(WCAG).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    )
    expect(wanted).toHaveLength(55)
    expect(rows.map(({ number }) => number)).toEqual(wanted)
  })

  it.each(rows)('says of $number what holds it, or why nothing does', ({ held }) => {
    if (filesOf(held).length === 0) expect(held).toMatch(/^(Does not apply|Not held): \S/)
  })

  it('names no file that is not there', () => {
    expect(filesOf(page).length).toBeGreaterThan(rows.length)
    expect(filesOf(page).filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([])
  })
})
