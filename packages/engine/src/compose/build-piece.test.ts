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
  it('a kit that fails costs nobody a picture: a plain shape stands in, and that is told', () => {
    const built = buildPiece('quadruped:fox', INPUT, () => broken)
    expect(built.standsIn).toBe(true)
    expect(built.piece.bodies.length).toBeGreaterThan(0)
    expect(built.piece.height).toBeGreaterThan(0)
  })

  it('a kit that works draws the thing itself', () => {
    expect(buildPiece('quadruped:fox', INPUT).standsIn).toBe(false)
  })

  it('a row that no kit knows is drawn as the nearest row of its family', () => {
    const unknown = buildPiece('quadruped:fox-terrier-of-the-moon', INPUT)
    expect(unknown.standsIn).toBe(false)
    expect(unknown.piece.bodies.length).toBeGreaterThan(0)
  })
})
