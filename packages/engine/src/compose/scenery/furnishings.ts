import { KitBuilder, shade } from '../../kits/builder/kit-builder.ts'
import { triples } from '../../kits/tuples.ts'
import type { Rgb, Solid } from '../../render/scene.ts'

/** A body of the place's scenery; by default its front faces the viewer. */
export function put(kit: KitBuilder, key: string, x: number, y: number, z: number, yaw = Math.PI / 2, scale = 1): Solid {
  return { kit: kit.build(key), position: [x, y, z], yaw, scale, instance: 0 }
}

/** Upholstered sofa facing the viewer. */
export function sofaSolids(x: number, z: number, color: Rgb): Solid[] {
  const kit = new KitBuilder()
  const cloth = kit.material({ color, specular: 0.04 })
  const seat = kit.material({ color: shade(color, 1.2), specular: 0.04 })
  const cushion = kit.material({ color: [0.62, 0.4, 0.16], specular: 0.04 })
  kit.box([-0.3, 0.5, 0], [0.08, 0.32, 0.78], 0.1, cloth).box([0.05, 0.22, 0], [0.34, 0.12, 0.8], 0.08, cloth)
  for (const s of [-1, 1]) {
    kit.box([0.06, 0.36, s * 0.88], [0.36, 0.22, 0.05], 0.1, cloth)
    kit.box([0.1, 0.42, s * 0.4], [0.3, 0.05, 0.32], 0.08, seat)
  }
  kit.box([-0.06, 0.66, 0.5], [0.05, 0.13, 0.16], 0.06, cushion, 0, 0.3)
  return [put(kit, `sofa:${color.join()}`, x, 0, z)]
}

/** Bed with a headboard against the back wall, pillows and a folded quilt. */
export function bedSolids(x: number, z: number, quilt: Rgb): Solid[] {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.26, 0.15, 0.08], specular: 0.2 })
  const sheet = kit.material({ color: [0.8, 0.78, 0.74], specular: 0.02 })
  const cover = kit.material({ color: quilt, specular: 0.03, pattern: { kind: 'checks', color: shade(quilt, 0.75), scale: 3 } })
  kit.box([-0.95, 0.62, 0], [0.04, 0.5, 0.82], 0.04, wood).box([0, 0.2, 0], [0.95, 0.1, 0.78], 0.04, wood)
  kit.box([0, 0.4, 0], [0.9, 0.1, 0.74], 0.09, sheet)
  kit.box([0.28, 0.44, 0], [0.66, 0.1, 0.78], 0.09, cover)
  for (const s of [-1, 1]) kit.ellipsoid([-0.72, 0.62, s * 0.38], [0.18, 0.14, 0.3], sheet)
  return [put(kit, `bed:${quilt.join()}`, x, 0, z)]
}

/** Old-fashioned street lamp, 3.4 m high. */
export function streetLamp(x: number, z: number, lit: boolean, scale = 1): Solid {
  const kit = new KitBuilder()
  const iron = kit.material({ color: [0.02, 0.02, 0.022], specular: 0.6, gloss: 30 })
  const bulb = kit.material({ color: [1, 0.72, 0.36], ...(lit ? { emission: [7, 4.6, 2.1] as const } : {}) })
  kit.cone([0, 0, 0], [0, 3.1, 0], 0.06, 0.035, iron, 0.02).cone([0, 0, 0], [0, 0.3, 0], 0.13, 0.07, iron, 0.03)
  kit.ellipsoid([0, 3.28, 0], [0.14, 0.19, 0.14], bulb).cone([0, 3.45, 0], [0, 3.58, 0], 0.18, 0.02, iron).torus([0, 3.1, 0], 0.1, 0.03, 'y', iron)
  return put(kit, `street-lamp:${lit}`, x, 0, z, 0, scale)
}

/** Wooden bench facing the viewer. */
export function benchSolid(x: number, y: number, z: number, yaw: number, scale = 1): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: [0.32, 0.17, 0.08], specular: 0.2, gloss: 18 })
  const iron = kit.material({ color: [0.03, 0.035, 0.03], specular: 0.4, gloss: 24 })
  for (let i = 0; i < 3; i++) {
    kit.box([-0.14 + i * 0.15, 0.45, 0], [0.055, 0.015, 0.8], 0.015, wood)
    kit.box([-0.26 - i * 0.02, 0.6 + i * 0.14, 0], [0.012, 0.05, 0.8], 0.015, wood)
  }
  for (const s of [-0.68, 0.68]) {
    kit.cone([0.18, 0, s], [0.16, 0.45, s], 0.03, 0.03, iron).cone([-0.26, 0, s], [-0.22, 0.46, s], 0.03, 0.03, iron)
    kit.cone([-0.22, 0.44, s], [-0.33, 0.95, s], 0.03, 0.025, iron).cone([0.18, 0.43, s], [-0.24, 0.43, s], 0.025, 0.025, iron)
  }
  return put(kit, 'bench', x, y, z, yaw, scale)
}

/** A row of pots, jars and bottles on a shelf. */
export function jarRow(x: number, y: number, z: number, count: number, seed: number): Solid {
  const kit = new KitBuilder()
  const tones: readonly Rgb[] = triples([0.48, 0.06, 0.04, 0.06, 0.22, 0.08, 0.7, 0.44, 0.08, 0.72, 0.7, 0.62, 0.22, 0.1, 0.3, 0.1, 0.24, 0.36])
  for (let i = 0; i < count; i++) {
    const glass = kit.material({ color: tones[(i * 5 + seed) % tones.length], specular: 0.9, gloss: 50 })
    const lid = kit.material({ color: [0.5, 0.38, 0.2], specular: 0.3 })
    const tall = 0.12 + ((i * 7 + seed) % 4) * 0.03
    const at = (i - (count - 1) / 2) * 0.24
    kit.cone([0, 0.08, at], [0, tall, at], 0.08, 0.07, glass).cone([0, tall + 0.07, at], [0, tall + 0.1, at], 0.05, 0.05, lid)
  }
  return put(kit, `jars:${count}:${seed % 6}`, x, y, z)
}
