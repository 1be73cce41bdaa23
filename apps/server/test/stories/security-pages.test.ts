import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`)
const CASES = [...numbered('C', 50), ...numbered('A', 44)]
const NOT_HELD = /^Not held: \S/

type Case = { readonly id: string; readonly held: readonly string[] }

const cases: readonly Case[] = [
  ...read('docs/security-cases.md').matchAll(/^\| ([CA]\d\d) \| .+ \| (.*) \|$/gm),
].map(([, id = '', held = '']) => ({ id, held: held.split('<br>').filter((part) => part !== '') }))

/** The title as an argument of `it`, `test` or `describe`, written out in the file and not skipped. */
function hasTest(path: string, title: string): boolean {
  if (!existsSync(`${ROOT}${path}`)) return false
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!(skip|todo|only)\\(\\s*)(['"\`])${literal}\\2\\s*[,)]`).test(read(path))
}

describe('the page of the security cases', () => {
  it('has a line for each of the 94 cases, in their order', () => {
    expect(cases.map(({ id }) => id)).toEqual(CASES)
  })

  it.each(cases.map((one) => [one.id, one] as const))(
    'says of %s which tests hold it, or why none does',
    (_id, { held }) => {
      expect(held).not.toEqual([])
      for (const part of held) {
        if (NOT_HELD.test(part)) continue
        const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(part) ?? []
        expect({ part, isThere: hasTest(path, title) }).toEqual({ part, isThere: true })
      }
    },
  )

  it('tells of no gap that SECURITY.md is silent about, and of each that stands there', () => {
    const open = cases.filter(({ held }) => held.some((part) => NOT_HELD.test(part))).map(({ id }) => id)
    const told = [...read('SECURITY.md').matchAll(/^- ([CA]\d\d): \S/gm)].map(([, id]) => id)
    expect(told).toEqual(open)
  })
})

/** Numbers of ASVS 5.0 up to level 2, by section. */
const ASVS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
}

const rows = [
  ...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+)\.(\d+)(?:–\1\.(\d+))? \| .+ \| (.*) \|$/gm),
].map(([, section = '', first = '', last = first, held = '']) => ({
  name: `${section}.${first}`,
  numbers: range(Number(first), Number(last)).map((number) => `${section}.${number}`),
  held,
}))

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

describe('the page of ASVS 5.0, level 2', () => {
  it('has each requirement once, in their order', () => {
    const wanted = Object.entries(ASVS).flatMap(([section, numbers]) =>
      numbers.split(' ').flatMap((part) => {
        const [first = 0, last = first] = part.split('-').map(Number)
        return range(first, last).map((number) => `${section}.${number}`)
      }),
    )
    expect(wanted).toHaveLength(253)
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual(wanted)
  })

  it.each(rows)('says of $name what holds it, or why nothing does', ({ held }) => {
    const files = [...held.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.(?:md|json))`/g)].map(
      ([, path = '']) => path,
    )
    expect(files.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([])
    if (files.length === 0) expect(held).toMatch(/^(Does not apply|Not held): \S/)
  })
})
