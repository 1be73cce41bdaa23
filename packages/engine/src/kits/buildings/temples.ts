import { KitBuilder, linear, shade } from '../builder/kit-builder.ts'
import { gableFront, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { masonry, plain, plaster } from './wall-faces.ts'

function greekTemple(input: BuildingInput): BuildingParts {
  const tone = input.tone('#d9cfb8')
  const marble = plaster(tone)
  const broken = input.attributes.some((word) => word === 'ruined' || word === 'ancient')
  const kit = new KitBuilder()
  const shaft = kit.material({ color: tone, specular: 0.08, gloss: 10, pattern: { kind: 'noise', color: shade(tone, 0.72), scale: 1.2 } })
  const walls: Wall[] = []
  for (let i = 0; i < 3; i++) walls.push({ min: [-7.4 + i * 0.4, i * 0.3, -5.4 + i * 0.4], max: [7.4 - i * 0.4, (i + 1) * 0.3, 7], face: marble })
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 6; i++) {
      const x = -5.8 + i * 2.32
      const z = -4 + row * 3.4
      const top = broken && (i * 7 + row * 3) % 5 === 1 ? 2.6 : 6.3
      kit.cone(upright([x, 0.9, z]), upright([x, top, z]), 0.52, 0.42, shaft)
      if (top > 6) kit.box(upright([x, 6.5, z]), [0.6, 0.14, 0.6], 0.04, shaft)
    }
  }
  walls.push({ min: [-4.6, 0.9, 1.4], max: [4.6, 6.5, 6],
    face: withDoor(masonry(shade(tone, 0.6), shade(tone, 0.85), 0.9, 0.5), 4.6, 2.2, 3.8, [0.03, 0.03, 0.03]) })
  if (!broken) {
    walls.push({ min: [-6.7, 6.65, -4.8], max: [6.7, 7.7, 6.6], face: marble })
    walls.push(...gableFront(-6.7, 6.7, -4.8, 6.6, 7.7, 2.3, marble, plain(shade(tone, 0.85))))
  } else walls.push({ min: [-6.7, 6.65, -4.7], max: [1.6, 7.6, -3.4], face: marble })
  return { walls, bodies: [kit.build(`columns:${tone.map((c) => c.toFixed(2)).join()}:${broken}`)], height: broken ? 7.7 : 10.2, radius: 7.4,
    seat: [0, broken ? 0.9 : 10, 0], face: [0, 5, -5] }
}

/** Domes with slim minarets: mosque and Taj Mahal. */
function domed(input: BuildingInput): BuildingParts {
  const tone = input.tone('#ece6d8')
  const marble = plaster(tone)
  const kit = new KitBuilder()
  const white = kit.material({ color: tone, specular: 0.15, gloss: 16 })
  const gold = kit.material({ color: linear('#d9a82e'), specular: 1, gloss: 40, metal: 0.5 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const dome = (x: number, z: number, y: number, r: number): void => {
    kit.cone(at(x, y, z), at(x, y + r * 0.5, z), r * 0.86, r * 0.9, white)
    kit.ellipsoid(at(x, y + r * 0.95, z), [r, r * 1.05, r], white)
    kit.cone(at(x, y + r * 1.75, z), at(x, y + r * 2.25, z), r * 0.34, 0.05, white, r * 0.3)
    kit.cone(at(x, y + r * 2.2, z), at(x, y + r * 2.75, z), 0.1, 0.04, gold)
  }
  dome(0, 0, 9, 3.6)
  for (const s of [-1, 1]) {
    dome(s * 4.7, -2.4, 8.6, 1.35)
    kit.cone(at(s * 11, 0, -5), at(s * 11, 14, -5), 0.85, 0.62, white)
    for (const y of [5, 9.5, 14]) kit.torus(at(s * 11, y, -5), 0.85, 0.2, 'y', white)
    dome(s * 11, -5, 14.2, 0.8)
  }
  const arch = windowed(marble, 14, input.lit, { sill: 0.7, storey: 4, rows: 2, bay: 2.33, width: 1.3, height: 2.9, frame: shade(tone, 0.75), lit: 0.7,
    arched: true, seed: 9 })
  const walls: Wall[] = [
    { min: [-7, 0.6, -5], max: [7, 8.8, 5], face: arch },
    { min: [-2.3, 0.6, -5.5], max: [2.3, 10, -5], face: withDoor(marble, 2.3, 3, 6.6, [0.1, 0.1, 0.12], true) },
    { min: [-13, 0, -7.5], max: [13, 0.6, 7], face: plain(shade(tone, 0.85)) }]
  return { walls, bodies: [kit.build(`domed:${tone.map((c) => c.toFixed(2)).join()}`)], height: 18.8, radius: 12, seat: [0, 10, -5], face: [0, 8, -5] }
}

export const TEMPLE_RECIPES: Readonly<Record<string, Recipe>> = { 'greek-temple': greekTemple, mosque: domed, 'taj-mahal': domed }
