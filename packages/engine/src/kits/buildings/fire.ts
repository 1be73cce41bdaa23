import { KitBuilder, seededRandom } from '../builder/kit-builder.ts'
import { type BuildingInput, type BuildingParts, upright } from './piece.ts'

/** True for a building that burns. */
export function isBurning({ material, attributes }: BuildingInput): boolean {
  return material === 'fire' || attributes.some((word) => word === 'burning' || word === 'on fire')
}

/** The same building with flames out of its windows and roof, smoke over it, and their light on everything. */
export function onFire(parts: BuildingParts, seed: number): BuildingParts {
  const { height, radius } = parts
  const random = seededRandom(seed)
  const kit = new KitBuilder()
  const outer = kit.material({ color: [1, 0.3, 0.04], emission: [4.2, 1.15, 0.14] })
  const inner = kit.material({ color: [1, 0.7, 0.2], emission: [5.5, 3.2, 0.7] })
  const smoke = kit.material({ color: [0.06, 0.055, 0.055], specular: 0, pattern: { kind: 'noise', color: [0.02, 0.018, 0.018], scale: 0.6 } })
  const front = parts.face?.[2] ?? -radius * 0.6
  for (let i = 0; i < 22; i++) {
    const high = i < 12
    const across = ((i % 12) / (high ? 11 : 9) - 0.5) * radius * (high ? 1.5 : 1.7)
    const ridge = 1 - Math.abs(across / radius) * 0.55
    const low = height * (high ? 0.84 * ridge : 0.12 + 0.34 * random())
    const tall = height * (high ? 0.22 + 0.3 * random() : 0.14 + 0.14 * random())
    const z = high ? front * (0.25 + 0.5 * random()) : front - 0.05 * radius
    const wide = tall * (0.2 + 0.08 * random())
    const sway = (random() - 0.5) * tall * 0.5
    const at = (x: number, y: number) => upright([x, y, z])
    kit.cone(at(across, low), at(across + sway, low + tall), wide, wide * 0.05, outer, wide * 0.4)
    kit.cone(upright([across, low, z - wide * 0.7]), upright([across + sway * 0.6, low + tall * 0.6, z - wide * 0.4]), wide * 0.5, wide * 0.04, inner)
  }
  for (let i = 0; i < 12; i++) {
    const rise = i / 11
    kit.sphere(upright([(random() - 0.5) * radius * 0.9 + rise * radius * 0.8, height * (1.08 + rise * 0.75), -front * (0.2 + random() * 0.5)]),
      height * (0.1 + 0.13 * rise), smoke, height * 0.06)
  }
  return {
    ...parts,
    bodies: [...(parts.bodies ?? []), kit.build(`fire:${height.toFixed(2)}:${radius.toFixed(2)}:${seed}`)],
    lights: [...(parts.lights ?? []), { position: [0, height * 0.55, front - radius * 0.7], color: [1.3, 0.5, 0.12], radius: height * 3.5 }],
  }
}
