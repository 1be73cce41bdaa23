import { describe, expect, it } from 'vitest'
import type { Kit } from '../kits/kit.ts'
import { buildPiece } from './build-piece.ts'

const INPUT = { noun: 'fox', attributes: [], holds: [], wears: [], faces: 'natural', seed: 3 } as const

const broken: Kit = {
  name: 'quadruped',
  variants: ['fox'],
  build: () => {
    throw new TypeError('Cannot read properties of undefined')
  },
}

describe('what draws a thing', () => {
  it('a kit that fails costs no one a picture: a plain shape stands in, and that is told', () => {
    const built = buildPiece('quadruped:fox', INPUT, () => broken)
    expect(built.standsIn).toBe(true)
    expect(built.piece.bodies.length).toBeGreaterThan(0)
    expect(built.piece.height).toBeGreaterThan(0)
  })

  it('a kit that works draws the thing itself', () => expect(buildPiece('quadruped:fox', INPUT).standsIn).toBe(false))

  it('a row that no kit knows is drawn as the first row of its family', () => {
    const unknown = buildPiece('quadruped:fox-terrier-of-the-moon', INPUT)
    expect(unknown.standsIn).toBe(false)
    expect(unknown.piece.bodies.length).toBeGreaterThan(0)
  })

  it('a creature that is called a machine is riveted together from metal, with gears', () => {
    for (const [kit, noun] of [
      ['bird:owl', 'owl'],
      ['quadruped:wolf', 'wolf'],
      ['sea:fish', 'fish'],
      ['insect:butterfly', 'butterfly'],
    ]) {
      const built = (attributes: readonly string[]) => buildPiece(kit, { ...INPUT, noun, attributes }).piece
      for (const word of ['mechanical', 'steampunk']) {
        const machine = built([word])
        const materials = machine.bodies.flatMap((body) => body.materials)
        expect(
          materials.some(({ pattern }) => pattern?.kind === 'plates'),
          kit,
        ).toBe(true)
        expect(
          materials.every(({ fur = 0 }) => fur === 0),
          kit,
        ).toBe(true)
        // Gears at its sides.
        expect(machine.bodies.at(-1)?.primitives.filter(({ type }) => type === 'plate').length, kit).toBeGreaterThan(1)
      }
      const alive = built([]).bodies.flatMap((body) => body.materials)
      expect(
        alive.some(({ pattern }) => pattern?.kind === 'plates'),
        kit,
      ).toBe(false)
    }
  })
})
