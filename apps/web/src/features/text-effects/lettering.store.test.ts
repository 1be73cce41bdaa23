import { textEffect } from '@easel/contract/text-effects'
import { beforeEach, expect, test } from 'vitest'
import { FIRST_LETTERING } from './first-lettering.ts'
import { colorsInUse, useLetteringStore } from './lettering.store.ts'

const { change, chooseEffect } = useLetteringStore.getState()
const ground = () => useLetteringStore.getState().settings.background

beforeEach(() => {
  change(FIRST_LETTERING)
})

test('an effect brings a ground that it can be read on, of the kind that was there', () => {
  chooseEffect('chalk')
  const [top, bottom] = textEffect('chalk').backdrop
  expect(ground()).toEqual({ kind: 'gradient', from: top, to: bottom, angle: 0 })
  change({ background: { kind: 'gradient', from: top, to: bottom, angle: 90 } })
  chooseEffect('stencil')
  const [stencilTop, stencilBottom] = textEffect('stencil').backdrop
  expect(ground()).toEqual({ kind: 'gradient', from: stencilTop, to: stencilBottom, angle: 90 })
  change({ background: { kind: 'colour', colour: stencilTop } })
  chooseEffect('chalk')
  expect(ground()).toEqual({ kind: 'colour', colour: top })
})

test('a ground that the person chose stays with every effect', () => {
  for (const chosen of [
    { kind: 'colour', colour: '#123456' },
    { kind: 'gradient', from: '#123456', to: '#654321', angle: 0 },
    { kind: 'none' },
  ] as const) {
    change({ background: chosen })
    chooseEffect('gold')
    chooseEffect('chalk')
    expect(ground()).toEqual(chosen)
  }
})

test('an effect brings its own colors, and those that a person gives stand in their place', () => {
  const [first, second] = textEffect('chalk').colors
  expect(colorsInUse({ ...FIRST_LETTERING, effect: 'chalk', colours: [] })).toEqual(
    textEffect('chalk').colors,
  )
  expect(colorsInUse({ ...FIRST_LETTERING, effect: 'chalk', colours: ['#123456'] }).slice(0, 2)).toEqual([
    { ...first, value: '#123456' },
    ...(second ? [second] : []),
  ])
  change({ colours: ['#123456'] })
  chooseEffect('gold')
  expect(useLetteringStore.getState().settings).toMatchObject({ effect: 'gold', colours: [] })
})

/** What a page shows that finds this draft. */
async function opened(settings: unknown) {
  localStorage.setItem('easel.lettering', JSON.stringify({ state: { settings }, version: 1 }))
  await useLetteringStore.persist.rehydrate()
  return useLetteringStore.getState().settings
}

test('a kept draft is shown as it was left, also with a text that is too long', async () => {
  const kept = { ...FIRST_LETTERING, text: 'a'.repeat(500), rotation: 12 }
  expect(await opened(kept)).toEqual(kept)
})

test('of a draft that means nothing any more its text is kept, and without a text nothing', async () => {
  expect(await opened({ text: 'Ahoy', effect: 'of tomorrow' })).toEqual({ ...FIRST_LETTERING, text: 'Ahoy' })
  change(FIRST_LETTERING)
  for (const broken of [undefined, null, { text: 7 }]) expect(await opened(broken)).toEqual(FIRST_LETTERING)
})
