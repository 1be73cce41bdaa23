import { KitBuilder, linear, type Rgb, shade } from '../builder/index.ts'
import { gableFront, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, masonry, plain, plaster } from './wall-faces.ts'

function greekTemple(input: BuildingInput): BuildingParts {
  const tone = input.tone('#d9cfb8')
  const marble = plaster(tone)
  const broken = input.attributes.some((word) => word === 'ruined' || word === 'ancient')
  const kit = new KitBuilder()
  const shaft = kit.material({ color: tone, specular: 0.08, gloss: 10, pattern: { kind: 'noise', color: shade(tone, 0.72), scale: 1.2 } })
  const walls: Wall[] = []
  for (let i = 0; i < 3; i++) walls.push({ min: [-7.4 + i * 0.4, i * 0.3, -5.4 + i * 0.4], max: [7.4 - i * 0.4, (i + 1) * 0.3, 7], face: marble })
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) {
      const x = -5.8 + i * 2.32
      const z = -4 + row * 3.4
      const top = broken && (i * 7 + row * 3) % 5 === 1 ? 2.6 : 6.3
      kit.cone(upright([x, 0.9, z]), upright([x, top, z]), 0.52, 0.42, shaft)
      if (top > 6) kit.box(upright([x, 6.5, z]), [0.6, 0.14, 0.6], 0.04, shaft)
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

/** Domes with slim minarets: a mosque and the Taj Mahal. */
function domed(input: BuildingInput): BuildingParts {
  const tone = input.tone('#ece6d8')
  const marble = plaster(tone)
  const kit = new KitBuilder()
  const white = kit.material({ color: tone, specular: 0.15, gloss: 16 })
  const gold = kit.material({ color: linear('#d9a82e'), specular: 1, gloss: 40, metal: 0.5 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  const dome = (x: number, z: number, y: number, r: number): void => {
    kit.cone(at(x, y, z), at(x, y + r * 0.5, z), r * 0.86, r * 0.9, white).ellipsoid(at(x, y + r * 0.95, z), [r, r * 1.05, r], white)
      .cone(at(x, y + r * 1.75, z), at(x, y + r * 2.25, z), r * 0.34, 0.05, white, r * 0.3).cone(at(x, y + r * 2.2, z), at(x, y + r * 2.75, z), 0.1, 0.04, gold)
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

/** A village church: white walls on a plinth, a tower with a belfry above the door, and a cross on the spire. */
function church(input: BuildingInput): BuildingParts {
  const tone = input.tone('#e9e4d8')
  const wall = plaster(tone)
  const stone = masonry(shade(tone, 0.42), shade(tone, 0.62), 0.6, 0.3)
  const roof = roofTiles(linear('#4a4a52'), linear('#6b6a70'), input.snowy)
  const glass = { sill: 2, storey: 6, rows: 1, bay: 2.3, width: 0.9, height: 3, frame: shade(tone, 0.6), lit: 1, arched: true, light: [1.5, 0.8, 0.5] as Rgb,
    seed: 3 }
  const body = windowed(wall, 8, input.lit, glass)
  const shaft = windowed(wall, 3, input.lit, { ...glass, sill: 5.9, storey: 9, bay: 1.35, width: 0.66, height: 1.9 })
  const front = withRound(withDoor(shaft, 1.5, 1.4, 2.7, linear('#5a3018'), true), 4.2, 0.62, tone, input.lit)
  const kit = new KitBuilder()
  const gold = kit.material({ color: linear('#c9a24a'), specular: 1, gloss: 40, metal: 0.4 })
  const cross = upright([0, 16, -2.5])
  kit.cone(cross, [cross[0], 17.9, cross[2]], 0.09, 0.09, gold).box([cross[0], 17.3, cross[2]], [0.08, 0.09, 0.46], 0.02, gold)
  const band = plain(shade(tone, 0.66))
  const walls: Wall[] = [
    { min: [-4, 0, -2], max: [4, 6.4, 9], face: body },
    { min: [-4.15, 0, -2.15], max: [4.15, 0.7, 9], face: stone },
    ...gableFront(-4, 4, -2, 9, 6.4, 4, wall, roof),
    { min: [-1.5, 0, -4], max: [1.5, 9.4, -1], face: front },
    { min: [-1.66, 5.3, -4.16], max: [1.66, 5.5, -0.84], face: band },
    { min: [-1.7, 9.2, -4.2], max: [1.7, 9.42, -0.8], face: band },
    ...hipRoof(-1.65, 1.65, -4.15, -0.85, 9.42, 6.6, roof),
    { min: [-1.3, 0, -5.1], max: [1.3, 0.16, -4], face: stone },
    { min: [-1.1, 0.16, -4.6], max: [1.1, 0.3, -4], face: stone }]
  for (const side of [-1, 1]) {
    walls.push({ min: [side * 3.75 - 0.4, 0, -2.7], max: [side * 3.75 + 0.4, 4.4, -2], lean: { front: [0, 0.5] }, face: stone })
    walls.push({ min: [side * 1.5 - 0.2, 0, -4.2], max: [side * 1.5 + 0.2, 0.8, -3.8], face: stone })
  }
  return { walls, bodies: [kit.build(`church-cross:${input.snowy}`)], height: 17.9, radius: 5.5, seat: [0, 16, -2], face: [0, 6, -4],
    lights: input.lit ? [{ position: [0, 2.4, -5.4], color: [1.8, 1.1, 0.5], radius: 8 }] : [] }
}

/** A round stained-glass window in the front, centered `y0` meters up. */
const withRound = (wall: Wall['face'], y0: number, radius: number, tone: Rgb, lit: boolean): Wall['face'] => (axis, u, v, x, y, z, out) => {
  wall(axis, u, v, x, y, z, out)
  const r = Math.hypot(x, y - y0) / radius
  if (axis !== 2 || r > 1.16) return
  const spoke = Math.abs((((Math.atan2(y - y0, x) / Math.PI) * 4 + 8.5) % 1) - 0.5)
  const stone = r > 1 || Math.abs(r - 0.36) < 0.06 || (r > 0.36 && spoke < 0.07)
  const glass: Rgb = r > 0.36 ? [0.08, 0.16, 0.5] : [0.55, 0.34, 0.06]
  for (let c = 0; c < 3; c++) {
    out[c] = stone ? tone[c] * 0.6 : glass[c] * 0.6
    out[3 + c] = stone ? 0 : glass[c] * (lit ? 3 : 0.3)
  }
}

/** A stack of shrinking roofs with upturned eaves. */
function pagoda(input: BuildingInput): BuildingParts {
  const temple = input.variant === 'temple'
  const red = input.tone('#a8281e')
  const roofFace = roofTiles(linear('#2f3a40'), linear('#4a585e'), input.snowy)
  const storeys = temple ? 2 : 5
  const walls: Wall[] = []
  const kit = new KitBuilder()
  const eave = kit.material({ color: input.snowy ? [0.84, 0.88, 0.95] : linear('#39464c'), specular: 0.15, gloss: 16 })
  const gold = kit.material({ color: linear('#d9a82e'), specular: 1, gloss: 40, metal: 0.5 })
  let y = 0.9
  const width0 = temple ? 9 : 6.4
  walls.push({ min: [-width0 * 0.66, 0, -width0 * 0.56], max: [width0 * 0.66, 0.9, width0 * 0.56],
    face: masonry([0.26, 0.25, 0.23], [0.42, 0.4, 0.37], 0.8, 0.45) })
  for (let i = 0; i < 3; i++)
    walls.push({ min: [-1.5, 0.3 * (2 - i), -width0 * 0.56 - 0.35 * (i + 1)], max: [1.5, 0.3 * (3 - i), -width0 * 0.56], face: plain([0.36, 0.35, 0.32]) })
  for (let i = 0; i < storeys; i++) {
    const w = (width0 / 2) * (1 - i * (temple ? 0.3 : 0.13))
    const h = (temple ? 3.2 : 2.4) * (1 - i * 0.07)
    const d = w * 0.8
    const board = boards(shade(red, 0.8), shade(red, 1.08), 0.3, true)
    const panel: Wall['face'] = (axis, u, v, x, yy, z, out) => {
      board(axis, u, v, x, yy, z, out)
      if (axis === 1) return
      const bay = u % 1.5
      if (bay > 0.22 && v > 0.3 && v < h - 0.7) {
        const lattice = bay % 0.32 < 0.05 || v % 0.32 < 0.05
        for (let c = 0; c < 3; c++) {
          out[c] = lattice ? 0.12 : [0.72, 0.66, 0.5][c]
          out[3 + c] = !lattice && input.lit ? [1.3, 0.8, 0.34][c] : 0
        }
      }
    }
    walls.push({ min: [-w, y, -d], max: [w, y + h, d], face: i === 0 ? withDoor(panel, w, 1.5, 2.3, shade(red, 0.4)) : panel })
    const reach = w + (temple ? 1.5 : 1.15)
    walls.push(...hipRoof(-reach, reach, -d - 1.2, d + 1.2, y + h - 0.1, temple ? 1.7 : 1.05, roofFace, w * 0.55 > 1 ? 0.5 : 0.4, 0.72))
    for (const sx of [-1, 1])
      kit.path(
        [upright([sx * (reach - 0.9), y + h + 0.05, -d - 1.1]), upright([sx * (reach - 0.1), y + h + 0.03, -d - 1.22]),
          upright([sx * (reach + 0.42), y + h + 0.42, -d - 1.3])],
        [0.13, 0.12, 0.05],
        eave)
    y += h + (temple ? 1.05 : 0.72)
  }
  kit.cone(upright([0, y, 0]), upright([0, y + (temple ? 0.7 : 3), 0]), 0.16, 0.06, gold)
  if (!temple) for (let i = 0; i < 5; i++) kit.torus(upright([0, y + 0.8 + i * 0.4, 0]), 0.3 - i * 0.03, 0.06, 'y', gold)
  return { walls, bodies: [kit.build(`pagoda:${input.variant}:${input.snowy}`)], height: y + (temple ? 0.7 : 3), radius: width0 * 0.7, seat: [0, y, 0],
    face: [0, 3, -4], lights: input.lit ? [{ position: [0, 2.6, -width0 * 0.56 - 0.6], color: [1.9, 1, 0.4], radius: 9 }] : [] }
}

function torii(input: BuildingInput): BuildingParts {
  const red = input.tone('#c8361e')
  const kit = new KitBuilder()
  const paint = kit.material({ color: red, specular: 0.25, gloss: 20 })
  const dark = kit.material({ color: [0.03, 0.03, 0.035], specular: 0.2, gloss: 14 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  for (const s of [-1, 1])
    kit.cone(at(s * 2.15, 0, 0), at(s * 1.95, 4.2, 0), 0.27, 0.23, paint).cone(at(s * 2.15, 0.1, 0), at(s * 2.14, 0.5, 0), 0.34, 0.32, dark)
  kit.box(at(0, 3.4, 0), [0.13, 0.16, 2.5], 0.02, paint).box(at(0, 3.95, 0), [0.16, 0.34, 0.16], 0.02, paint)
  for (let i = -6; i < 6; i++) {
    const y = (x: number) => 4.45 + 0.011 * x * x
    kit.cone(at(i * 0.55, y(i), 0), at((i + 1) * 0.55, y(i + 1), 0), 0.22, 0.22, paint)
    kit.cone(at(i * 0.57, y(i) + 0.27, 0), at((i + 1) * 0.57, y(i + 1) + 0.27, 0), 0.17, 0.17, dark)
  }
  return { bodies: [kit.build(`torii:${red.map((c) => c.toFixed(2)).join()}`)], height: 5.1, radius: 2.6, seat: [0, 4.9, 0], face: [0, 3.8, -0.3] }
}

export const SACRED_RECIPES: Readonly<Record<string, Recipe>> = {
  'greek-temple': greekTemple, mosque: domed, 'taj-mahal': domed, church, temple: pagoda, pagoda, torii,
}
