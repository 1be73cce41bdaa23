import { expect, it } from 'vitest'
import { countByFolder, findMisplaced, findOversized } from '../sizes.ts'

it('lets files grow up to the maximum, and complains of the first line beyond it', () => {
  expect(findOversized({ 'a.ts': 300 }, 300, {}, 'lines')).toEqual([])
  expect(findOversized({ 'a.ts': 301 }, 300, {}, 'lines')).toEqual([
    'a.ts: 301 lines, at most 300: split it by topic',
  ])
})

it('lets what is listed shrink, and complains when it grows', () => {
  expect(findOversized({ 'a.ts': 499 }, 300, { 'a.ts': 500 }, 'lines')).toEqual([])
  expect(findOversized({ 'a.ts': 501 }, 300, { 'a.ts': 500 }, 'lines')).toEqual([
    'a.ts: 501 lines, at most 500: split it by topic',
  ])
})

it('complains of an entry that is needed no longer, because its file is small enough or gone', () => {
  const listed = { 'a.ts': 500, 'gone.ts': 400 }
  expect(findOversized({ 'a.ts': 300 }, 300, listed, 'lines')).toEqual([
    'a.ts: at most 300 lines now: take it off the list in scripts/sizes.json',
    'gone.ts: at most 300 lines now: take it off the list in scripts/sizes.json',
  ])
})

it('lists long files of the engine alone', () => {
  expect(findMisplaced({ 'packages/engine/src/a.ts': 400 })).toEqual([])
  expect(findMisplaced({ 'apps/server/src/a.ts': 400 })).toHaveLength(1)
})

it('counts what lies in a folder itself', () => {
  expect(countByFolder(['a/one.ts', 'a/two.ts', 'a/b/three.ts', 'four.ts'])).toEqual({
    a: 2,
    'a/b': 1,
    '': 1,
  })
})
