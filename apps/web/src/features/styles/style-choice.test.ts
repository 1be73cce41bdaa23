import { STYLES } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { shownStyles } from './style-picker.tsx'
import { findStyles } from './style-sheet.tsx'

test('[2.27a] the picker shows the first six styles', () => {
  expect(shownStyles('anime').map((style) => style.id)).toEqual([
    'photorealistic',
    'anime',
    'digital-art',
    'oil-painting',
    'watercolor',
    'pixel-art',
  ])
})

test('[2.27b] a chosen style beyond the six is shown too', () => {
  expect(shownStyles('neon').map((style) => style.id)).toContain('neon')
  expect(shownStyles('neon')).toHaveLength(6)
})

test('[2.27b] every style is found by its name or description', () => {
  expect(findStyles('')).toHaveLength(STYLES.length)
  expect(findStyles('  NEON ').map((style) => style.id)).toEqual(['cyberpunk', 'neon', 'synthwave'])
  expect(findStyles('nothing like it')).toEqual([])
})
