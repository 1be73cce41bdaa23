import { LETTERING_FONTS, type LetteringSettings, startingSettings } from '@easel/contract/lettering'
import { TEXT_EFFECT_IDS, type TextEffectId, textEffect } from '@easel/contract/text-effects'
import { describe, expect, it, vi } from 'vitest'
import { ALL_FONT_FILES } from './font-files.ts'
import { createFontLoader } from './font-loader.ts'
import { readFontFile } from './read-font-file.ts'
import { renderLettering } from './render.ts'
import { letteringToSvg, whyNoVector } from './to-svg.ts'

// Rendering takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const load = createFontLoader(readFontFile)

async function draw(id: TextEffectId, change: Partial<LetteringSettings> = {}, size = 200) {
  const settings: LetteringSettings = {
    ...startingSettings(id, 'Ag'),
    background: { kind: 'none' },
    ...change,
  }
  return renderLettering(settings, { fonts: await load(settings.font, settings.text), size })
}

/** Share of pixels with a cover of at least half. */
function filled({ data }: { data: Uint8ClampedArray }): number {
  let count = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 127) count += 1
  return (count * 4) / data.length
}

describe('words as pictures', () => {
  it('each effect draws the letters, leaves the ground clear, and draws the same again', async () => {
    for (const id of TEXT_EFFECT_IDS) {
      const first = await draw(id)
      const share = filled(first)
      expect(share, id).toBeGreaterThan(0.06)
      expect(share, id).toBeLessThan(0.9)
      expect(first.data[3], id).toBeLessThan(30)
      expect(Buffer.compare(Buffer.from(first.data), Buffer.from((await draw(id)).data)), id).toBe(0)
    }
  })

  it('each effect stands out from its own ground, in thick letters and in thin ones', async () => {
    for (const id of TEXT_EFFECT_IDS)
      for (const font of ['titan-one', 'playfair-display', 'pacifico'] as const) {
        const letters = await draw(id, { font }, 240)
        const [top, bottom] = textEffect(id).backdrop.map((color) =>
          [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16)),
        )
        let apart = 0
        let count = 0
        for (let at = 0; at < letters.data.length; at += 4) {
          if (letters.data[at + 3]! < 200) continue
          const down = at / letters.data.length
          const squares = [0, 1, 2].map(
            (part) => (letters.data[at + part]! - top![part]! * (1 - down) - bottom![part]! * down) ** 2,
          )
          apart += Math.sqrt(squares.reduce((sum, square) => sum + square))
          count += 1
        }
        expect(apart / count, `${id} in ${font}`).toBeGreaterThan(70)
      }
  })

  it('no two effects look alike', async () => {
    const seen = new Set<string>()
    for (const id of TEXT_EFFECT_IDS) seen.add(Buffer.from((await draw(id, {}, 64)).data).toString('base64'))
    expect(seen.size).toBe(TEXT_EFFECT_IDS.length)
  })

  it('every typeface is there and has its own shapes', async () => {
    for (const file of ALL_FONT_FILES) expect((await readFontFile(file)).length).toBeGreaterThan(1_000)
    const shares = new Set<number>()
    for (const { id } of LETTERING_FONTS)
      shares.add(filled(await draw('stencil', { font: id, shape: 'fit' })))
    expect(shares.size).toBe(LETTERING_FONTS.length)
  })

  it('takes several lines, other scripts, marks that combine, and drawn signs', async () => {
    for (const text of ['one\ntwo\nthree', 'Привет', 'שלום עולם', 'مرحبا', 'Ça n\u0303', 'I ❤️ 👩‍🚀'])
      expect(filled(await draw('comic', { text })), text).toBeGreaterThan(0.05)
  })

  it('runs Hebrew from the right, also beside Latin letters', async () => {
    const fonts = await load('rubik', 'אב')
    const path = (text: string) =>
      letteringToSvg({ ...startingSettings('retro-sunset', text), font: 'rubik' }, fonts)
    expect(path('אב')).not.toBe(path('בא'))
    expect(path('abc')).not.toBe(path('cba'))
  })

  it('says what it cannot draw and what to do', async () => {
    await expect(draw('neon', { text: '漢字' })).rejects.toThrow('No typeface here has 漢 字. Take them out')
    await expect(draw('neon', { text: 'x'.repeat(201) })).rejects.toThrow('Shorten the text by 1')
    await expect(draw('neon', { text: '' })).rejects.toThrow('Type the words')
  })

  it('bends lines, spaces letters, turns and moves words', async () => {
    const pictures = await Promise.all([
      draw('stencil'),
      draw('stencil', { curve: 'arc', bend: 60 }),
      draw('stencil', { curve: 'wave', bend: 60 }),
      draw('stencil', { curve: 'circle' }),
      draw('stencil', { letter_spacing: 60 }),
      draw('stencil', { rotation: 30 }),
      draw('stencil', { x: 20, scale: 30 }),
    ])
    expect(new Set(pictures.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(7)
  })

  it('effects of shapes alone are SVG; the others say why not', async () => {
    const fonts = await load('anton', 'Hi')
    const vectors = TEXT_EFFECT_IDS.filter(
      (effect) => whyNoVector({ effect, background: { kind: 'none' } }) === undefined,
    )
    expect(vectors).toEqual(['paper-cut', 'retro-sunset', 'comic', 'pixel', 'stencil'])
    for (const id of vectors)
      expect(letteringToSvg(startingSettings(id, 'Hi'), fonts)).toMatch(/^<svg .*<\/svg>$/s)
    expect(() => letteringToSvg(startingSettings('neon', 'Hi'), fonts)).toThrow('take the PNG')
  })
})
