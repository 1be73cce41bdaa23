import { textEffect } from '@easel/contract/text-effects'
import { beforeEach, expect, test } from 'vitest'
import { FIRST_LETTERING } from './first-lettering.ts'
import { useLetteringStore } from './lettering.store.ts'

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
