import type { Thing } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'

/** Tire, rim and hub; `z` says which side they are on. */
export function wheel(t: Thing, x: number, z: number, radius: number, thick: number, hub = '#c9ced6'): void {
  const y = radius
  t.ring([x, y, z], radius - thick, thick, 'z', t.fixed('#1b1b1e', 'matte'))
  t.ball([x, y, z], [radius * 0.66, radius * 0.66, thick * 0.8], t.fixed(hub, 'metal'))
  t.ball([x, y, z + Math.sign(z) * thick * 0.6], [radius * 0.2, radius * 0.2, thick * 0.5], t.fixed('#4a4d55', 'metal'))
}

/** Which side of a wheel is outside, and where its middle is, when its outer face is at `face`. */
function sideOf(face: number, wide: number): { side: number; middle: number } {
  const side = Math.sign(face)
  return { side, middle: face - side * wide }
}

/** Tire with its shoulders and a deep rim, whose edge is `lip` from the axle. */
function tire(t: Thing, x: number, z: number, side: number, radius: number, wide: number, lip: number): void {
  const outline: Outline = [[-wide, radius * 0.8], [-wide * 0.85, radius * 0.97], [-wide * 0.7, radius], [wide * 0.62, radius], [wide * 0.86, radius * 0.965],
    [wide, radius * 0.85], [wide * 0.96, lip], [wide * 0.3, lip * 0.98]]
  // Outwards along +z on one side, along -z on the other.
  const turned = side > 0 ? outline : outline.map(([along, out]) => [-along, out] as const).reverse()
  t.kit.lathe([x, radius, z], turned, 'z', t.fixed('#17181a', 'matte', { specular: 0.14 }))
}

/** The wheel of a car: spokes in pairs before the brake. `face` is where its outer side is. */
export function alloyWheel(t: Thing, x: number, face: number, radius: number): void {
  const wide = radius * 0.33
  const { side, middle } = sideOf(face, wide)
  const lip = radius * 0.7
  const rim = t.fixed('#8d9299', 'metal')
  tire(t, x, middle, side, radius, wide, lip)
  t.disc([x, radius, middle + side * wide * 0.34], radius * 0.46, radius * 0.03, 'z', t.fixed('#7b8087', 'metal'))
  t.ring([x, radius, middle + side * wide * 0.94], lip, radius * 0.035, 'z', rim)
  const out = middle + side * wide * 0.86
  for (let i = 0; i < 5; i++)
    for (const apart of [-0.17, 0.17]) {
      const a = Math.PI / 2 + (i / 5) * Math.PI * 2
      const from = a + apart * 0.9
      const to = a + apart * 1.25
      t.rod([x + Math.cos(from) * radius * 0.13, radius + Math.sin(from) * radius * 0.13, out - side * wide * 0.1],
        [x + Math.cos(to) * lip * 0.97, radius + Math.sin(to) * lip * 0.97, out], radius * 0.06, rim, radius * 0.045)
    }
  t.disc([x, radius, out - side * wide * 0.06], radius * 0.17, radius * 0.05, 'z', rim)
  t.disc([x, radius, out], radius * 0.08, radius * 0.03, 'z', t.fixed('#1c1e22', 'gloss'))
}

/** A white ring on the tire and a cap of chrome. */
export function whitewallWheel(t: Thing, x: number, face: number, radius: number): void {
  const wide = radius * 0.28
  const { side, middle } = sideOf(face, wide)
  tire(t, x, middle, side, radius, wide, radius * 0.62)
  const out = middle + side * wide
  t.ring([x, radius, out - side * 0.004], radius * 0.74, radius * 0.065, 'z', t.fixed('#f1ede2', 'satin'))
  t.disc([x, radius, out - side * 0.02], radius * 0.62, 0.03, 'z', t.fixed('#c9ced6', 'metal'))
  t.ball([x, radius, out], [radius * 0.4, radius * 0.4, radius * 0.16], t.fixed('#d8dce2', 'chrome'))
}
