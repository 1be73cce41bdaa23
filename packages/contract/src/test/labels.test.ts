import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wallSizes, wallSources } from '../gallery/gallery-wall.ts'
import { letteringSettingsSchema, letteringTextProblem, startingSettings } from '../lettering.ts'
import { modelOf, type Quality, qualityLabel, qualityOf, sizeOf } from '../pictures.ts'
import { STYLE_IDS, STYLES, styleLabel } from '../styles.ts'
import { TEXT_EFFECTS, textEffect } from '../text-effects.ts'

describe('what screens call things', () => {
  test('a style has its label, words in a look are letters of their effect, and what is unknown keeps its id', () => {
    expect(styleLabel('oil-painting')).toBe('Oil Painting')
    expect(styleLabel('imported')).toBe('Imported')
    expect(styleLabel('text-effects:retro-sunset')).toBe('Retro Sunset letters')
    expect(styleLabel('of-tomorrow')).toBe('of-tomorrow')
    expect(STYLE_IDS).toEqual(STYLES.map(({ id }) => id))
    for (const { label, description } of STYLES) {
      expect(label).toMatch(/\S/)
      expect(description).toMatch(/^\S+ \S/)
    }
  })

  test('a quality has its label, and what is unknown its own word', () => {
    expect(['standard', 'high', 'ultra', 'best'].map(qualityLabel)).toEqual([
      'Standard',
      'High',
      'Ultra',
      'best',
    ])
  })

  test('an unknown quality is drawn by the standard model, an unknown model in standard quality', () => {
    expect(modelOf('best' as Quality)).toBe('flux-schnell')
    expect(qualityOf('model-of-tomorrow')).toBe('standard')
    expect(() => sizeOf('2:1' as '1:1')).toThrow(new RangeError('unknown aspect ratio 2:1'))
  })
})

describe('the wall of the gallery', () => {
  const sources = wallSources('/images/gen_1.png')

  test('shows a picture in the size that a screen needs', () => {
    expect(sources).toEqual({
      src: '/images/gen_1.webp',
      srcSet: '/images/gen_1.webp?w=384 384w, /images/gen_1.webp?w=768 768w, /images/gen_1.webp?w=1024 1024w',
    })
    expect(wallSizes(1)).toBe(
      '(max-width: 550px) and (min-resolution: 2.5dppx) 66vw, (max-width: 550px) 100vw, (min-resolution: 2.5dppx) 205px, 310px',
    )
    expect(wallSizes(0.7)).toContain('(max-width: 550px) 100vw')
    // On a phone two upright pictures stand side by side.
    expect(wallSizes(0.69)).toContain('(max-width: 550px) 50vw')
  })
})

describe('letters', () => {
  test('are drawn of 1 to 200 characters on up to 8 lines, and what is too much is told', () => {
    expect(letteringTextProblem('  \n ')).toBe('Type the words to draw.')
    expect(letteringTextProblem(` ${'🦊'.repeat(200)}\n`)).toBeUndefined()
    expect(letteringTextProblem('a'.repeat(203))).toBe(
      'Text effects draw up to 200 characters. Shorten the text by 3.',
    )
    expect(letteringTextProblem('a\n'.repeat(8))).toBeUndefined()
    expect(letteringTextProblem('a\n'.repeat(9))).toBe('Text effects draw up to 8 lines. Join some of them.')
    for (const broken of ['a\ud83e', 'a\0b'])
      expect(letteringTextProblem(broken)).toBe('The text contains broken characters. Delete them.')
  })

  test('start with the ground of their effect, as settings that the server takes', () => {
    for (const { id, backdrop, label, description } of TEXT_EFFECTS) {
      const settings = startingSettings(id, 'Ahoy')
      expect(z.parse(letteringSettingsSchema, settings)).toEqual(settings)
      expect(settings).toMatchObject({
        text: 'Ahoy',
        effect: id,
        font: 'titan-one',
        curve: 'none',
        bend: 40,
        letter_spacing: 0,
        line_spacing: 100,
        align: 'center',
        background: { kind: 'gradient', from: backdrop[0], to: backdrop[1], angle: 0 },
        shape: '16:9',
        size: 1536,
        x: 50,
        y: 50,
        scale: 88,
        rotation: 0,
        shadow: 0,
        seed: 1,
      })
      expect([label, description].join()).toMatch(/\S.*,.*\S/)
      expect(textEffect(id).id).toBe(id)
    }
  })

  test('that are broken are refused with what to do', () => {
    const settings = startingSettings('chalk', '')
    expect(z.safeParse(letteringSettingsSchema, settings).error?.issues[0]?.message).toBe(
      'Type the words to draw.',
    )
    const background = { kind: 'gradient', from: 'red', to: '#ffffff', angle: 0 }
    const tinted = { ...startingSettings('chalk', 'Ahoy'), background }
    expect(z.safeParse(letteringSettingsSchema, tinted).error?.issues[0]?.message).toBe(
      'A color is # and six digits, like #ff5c1f',
    )
  })
})
