import { describe, expect, it } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import type { KitPiece } from '../builder/index.ts'
import { kitFor } from '../registry.ts'
import { FIFTIES, OFF_ROADER, SALOON, SPORTS } from './car-lines.ts'

const built = (variant: string): KitPiece => kitFor('wheeled:').build(plainInput(variant))

describe('cars', () => {
  it.each([
    ['car', SALOON, 1.44],
    ['sports-car', SPORTS, 1.18],
    ['jeep', OFF_ROADER, 1.82],
    ['vintage-car', FIFTIES, 1.58],
  ] as const)('cut an arch for each wheel of a %s, under a bonnet that is whole', (variant, lines, height) => {
    const piece = built(variant)
    const [body] = piece.bodies
    const shell = body.primitives.find((part) => part.type === 'plate')
    expect(shell).toBeDefined()
    if (!shell) return
    const { data } = compileKit({ primitives: [shell], materials: body.materials })
    const at = (x: number, y: number, z: number) => distance(data, Uint16Array.of(0), 0, 1, x, y, z)
    const scale = piece.height / height
    for (const axle of lines.axles)
      for (const side of [-1, 1]) {
        const z = side * lines.half * 0.93
        for (const a of [0.1, 0.8, 1.57, 2.3, 3]) {
          const [x, y] = [axle + Math.cos(a) * lines.wheel, lines.wheel + Math.sin(a) * lines.wheel]
          expect(at(x * scale, y * scale, z * scale), `${variant} ${axle} ${a}`).toBeGreaterThan(0)
        }
        // There is metal between the arch and the hood.
        const above = lines.wheel * 2 + 0.06
        const metal = [0, 0.02, 0.04, 0.06].map((up) => at(axle * scale, (above + up) * scale, z * 0.9))
        expect(Math.min(...metal), variant).toBeLessThan(0)
      }
  })

  it('are drawn with no more edges than their lines need', () => {
    const edges = (variant: string) =>
      built(variant).bodies[0].primitives.reduce((most, part) => (part.type === 'plate' ? Math.max(most, part.outline.length) : most), 0)
    for (const variant of ['car', 'sports-car', 'jeep']) expect(edges(variant), variant).toBeLessThan(78)
  })

  it('show glass in the frame of their doors, not paint', () => {
    const [{ primitives, materials }] = built('car').bodies
    const { data } = compileKit({ primitives, materials })
    const own = primitives.map((_, i) => distance(data, Uint16Array.of(i), 0, 1, 0, 1.2, 0.76))
    const nearest = primitives[own.indexOf(Math.min(...own))]
    expect(materials[nearest.material].gloss).toBe(140)
  })
})
