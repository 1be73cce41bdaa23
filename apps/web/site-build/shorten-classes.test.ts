import { expect, test } from 'vitest'
import { shortClasses } from '../src/shared/lib/short-classes.ts'
import { shortenClasses } from './shorten-classes.ts'

const SHEET = [
  '@layer a;.flex{display:flex}@media (width<=76.98px){.max-md\\:w-1\\.5,.off-screen-later{margin:.5px}}',
  ":is(:where(.group):hover .group-hover\\:\\[\\&\\>p\\]){color:red}.x-\\'a\\'::before{content:'.flex'}.\\32xl{margin:0}",
].join('')
const short = shortClasses(SHEET)
const shorten = (body: string) =>
  shortenClasses(`<style>${SHEET}</style>${body}`, short).replace(/.*<\/style>/s, '')

test('every class that a rule names has a short name, in the order of the sheet', () => {
  expect([...short]).toEqual([
    ['flex', 'A'],
    ['max-md:w-1.5', 'B'],
    ['group', 'C'],
    ['group-hover:[&>p]', 'D'],
    ["x-'a'", 'E'],
  ])
})

test('short names stay apart, however many there are', () => {
  const names = Array.from({ length: 4_000 }, (_, at) => `n${at}`)
  const all = [...shortClasses(names.map((name) => `.${name}{margin:0}`).join('')).values()]
  expect(new Set(all).size).toBe(names.length)
  expect(all.every((name) => /^[A-Z][A-Za-z\d]{0,2}$/.test(name))).toBe(true)
})

test('the page goes by them in its styles and on its elements; what is looked for before the program is there keeps its name', () => {
  expect(shortenClasses(`<style>${SHEET}</style>`, short)).toBe(
    [
      '<style>@layer a;.A{display:flex}@media (width<=76.98px){.B,.off-screen-later{margin:.5px}}',
      ":is(:where(.C):hover .D){color:red}.E::before{content:'.flex'}.\\32xl{margin:0}</style>",
    ].join(''),
  )
  expect(shorten('<p class="flex group-hover:[&amp;&gt;p] x-&#x27;a&#x27; off-screen-later">')).toBe(
    '<p class="A D E off-screen-later">',
  )
})

test('a rule that asks for a part of a name would find nothing, so it stops the build', () => {
  expect(() => shortenClasses('<style>[class*=flex]{margin:0}</style>', short)).toThrow('part of a class')
})

test('an element keeps the classes that no rule names; icons lose their names and what HTML does without', () => {
  expect(
    shorten(
      '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-check"><path d="M6.125 9a.709-1.5281"></path></svg>',
    ),
  ).toBe('<svg><path d="M6.12 9a.70-1.52"/></svg>')
  expect(shorten('<i class="lucide group wide">')).toBe('<i class="C wide">')
})
