import { expect, test } from 'vitest'
import {
  isPressed,
  readShortcut,
  SHORTCUT_PLACES,
  SHORTCUTS,
  type ShortcutId,
  shortcutsAt,
} from './shortcuts.ts'

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false }
const IDS = Object.keys(SHORTCUTS) as ShortcutId[]
const places = Object.keys(SHORTCUT_PLACES) as (keyof typeof SHORTCUT_PLACES)[]

/** Shortcuts active at the same time: global ones, and those of a viewer besides its pictures'. */
function heardWith(place: (typeof places)[number]): readonly (readonly [ShortcutId, object])[] {
  const beside = place === 'picture' || place === 'published' ? (['viewer'] as const) : []
  return ['everywhere' as const, place, ...beside].flatMap((at) => shortcutsAt(at))
}

test.each(places)('no two shortcuts that are heard together take the same key: %s', (place) => {
  const taken = new Map<string, ShortcutId>()
  for (const [id] of heardWith(place)) {
    const { on, ...shortcut } = SHORTCUTS[id]
    for (const key of on) {
      const press = `${'command' in shortcut}${key}`
      expect([press, taken.get(press) ?? id]).toEqual([press, id])
      taken.set(press, id)
    }
  }
})

test('a key means the same in every place where it is a letter', () => {
  const meaning = new Map<string, ShortcutId>()
  for (const id of IDS)
    for (const key of SHORTCUTS[id].on) {
      if ('command' in SHORTCUTS[id] || !/^[a-z]$/.test(key)) continue
      expect([key, meaning.get(key) ?? id]).toEqual([key, id])
      meaning.set(key, id)
    }
})

test('a press is read with its command key, whatever the letter’s case', () => {
  expect(isPressed('palette', { ...NO_KEYS, key: 'k', ctrlKey: true })).toBe(true)
  expect(isPressed('palette', { ...NO_KEYS, key: 'K', metaKey: true })).toBe(true)
  expect(isPressed('palette', { ...NO_KEYS, key: 'k' })).toBe(false)
  expect(isPressed('palette', { ...NO_KEYS, key: 'k', ctrlKey: true, altKey: true })).toBe(false)
  expect(readShortcut('picture', { ...NO_KEYS, key: 'T' })).toBe('copy-prompt')
  expect(readShortcut('picture', { ...NO_KEYS, key: 'c', ctrlKey: true })).toBeUndefined()
  expect(readShortcut('zoom', { ...NO_KEYS, key: '=' })).toBe('zoom-in')
})
