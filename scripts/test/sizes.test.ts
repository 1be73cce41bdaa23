import { expect, it } from 'vitest'
import { countByFolder, findOversized } from '../sizes.ts'

it('lets files grow up to the maximum, and complains of the first line beyond it', () => {
  expect(findOversized({ 'a.ts': 300 }, 300, 'lines')).toEqual([])
  expect(findOversized({ 'a.ts': 301 }, 300, 'lines')).toEqual([
    'a.ts: 301 lines, at most 300: split it by topic',
  ])
})

it('counts what lies in a folder itself', () => {
  expect(countByFolder(['a/one.ts', 'a/two.ts', 'a/b/three.ts', 'four.ts'])).toEqual({
    a: 2,
    'a/b': 1,
    '': 1,
  })
})
