import { describe, expect, it } from 'vitest'
import { icoOf } from './ico-file.ts'
import { HEAD_SNIPPET, ICON_FILES, manifestOf, placeIcon } from './icon-set.ts'

describe('the icon set', () => {
  it('has every file that the manifest and the head name', () => {
    const files = [...ICON_FILES.map(({ name }) => name), 'favicon.ico', 'site.webmanifest']
    const manifest = JSON.parse(manifestOf('My "app" <name>', '#102030'))
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
    for (const [, name] of HEAD_SNIPPET.matchAll(/href="\/([^"]+)"/g)) expect(files).toContain(name)
    expect(manifest).toMatchObject({ name: 'My "app" <name>', theme_color: '#102030' })
  })

  it('keeps a maskable picture inside its safe zone, whole and centered', () => {
    expect(placeIcon({ width: 100, height: 50 }, { size: 200, margin: 0.1 }, false)).toEqual({
      x: 20,
      y: 60,
      width: 160,
      height: 80,
    })
    expect(placeIcon({ width: 100, height: 50 }, { size: 200, margin: 0 }, true)).toEqual({
      x: -100,
      y: 0,
      width: 400,
      height: 200,
    })
  })

  it('is packed as an ICO whose entries point to their PNGs', () => {
    const file = icoOf([
      { size: 16, png: Uint8Array.of(1, 2, 3) },
      { size: 256, png: Uint8Array.of(4, 5) },
    ])
    const view = new DataView(file.buffer)
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 2])
    expect([file[6], file[22]]).toEqual([16, 0])
    const at = view.getUint32(22 + 12, true)
    expect([...file.subarray(at, at + view.getUint32(22 + 8, true))]).toEqual([4, 5])
  })
})
