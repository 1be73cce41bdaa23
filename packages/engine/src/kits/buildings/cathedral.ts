import { linear, shade } from '../builder/kit-builder.ts'
import { gableFront, hipRoof, roofTiles, type Wall } from './facade.ts'
import { COURSES, frontFace } from './gothic-front.ts'
import type { BuildingInput, BuildingParts, Recipe } from './piece.ts'
import { type Face, masonry } from './wall-faces.ts'

/** Where the front of the nave and of the towers stands, and the measures of the towers, meters. */
const FRONT = -3.2
const TOWER_FRONT = -4
const TOWER = { x: 5.3, half: 2.1, height: 18 }
const NAVE = { half: 3.2, eaves: 13.4, gable: 4.4 }

/** A square shaft with a pointed cap. */
function pinnacle(x: number, z: number, from: number, height: number, half: number, face: Face, cap: Face): Wall[] {
  const top = from + height * 0.45
  return [
    { min: [x - half, from, z - half], max: [x + half, top, z + half], face },
    { min: [x - half * 1.25, top, z - half * 1.25], max: [x + half * 1.25, top + half * 0.4, z + half * 1.25], face },
    ...hipRoof(x - half, x + half, z - half, z + half, top + half * 0.4, height * 0.55, cap)]
}

/** A pier that steps back twice on its way up. */
function buttress(x: number, front: number, height: number, face: Face): Wall[] {
  return [0, 1, 2].map((i) => {
    const half = 0.42 - i * 0.07
    return { min: [x - half, (height * i) / 3, front - 0.9 + i * 0.26], max: [x + half, (height * (i + 1)) / 3, front], lean: { front: [0, 0.12] }, face }
  })
}

function cathedral(input: BuildingInput): BuildingParts {
  const tone = input.tone('#b9ad95')
  const { lit } = input
  const wall = masonry(shade(tone, 0.74), shade(tone, 1.08), 0.62, 0.3, 0.04)
  const lead = roofTiles(linear('#3f454c'), linear('#5d646b'), input.snowy)
  const spireFace: Face = input.snowy ? lead : masonry(shade(tone, 0.5), shade(tone, 0.72), 0.5, 0.4, 0.05)
  const trim = frontFace(masonry(shade(tone, 0.9), shade(tone, 1.16), 1.1, 0.5, 0.03), tone, [], false, false)
  const plainTrim: Face = (axis, u, v, x, y, z, out) => {
    trim(1, u, v, x, y, z, out)
    if (axis === 1) for (let c = 0; c < 3; c++) out[c] *= 1.1
  }
  const walls: Wall[] = []
  const nave = frontFace(wall, tone, [{ x: 0, sill: 0.5, half: 1.25, height: 5, steps: 5, fill: 'door' }], true, lit)
  walls.push({ min: [-NAVE.half, 0, FRONT], max: [NAVE.half, NAVE.eaves, FRONT + 16], face: nave })
  walls.push(...gableFront(-NAVE.half, NAVE.half, FRONT, FRONT + 16, NAVE.eaves, NAVE.gable, wall, lead, 0.2))
  for (const side of [-1, 1]) {
    const { x: off, half, height } = TOWER
    const x = side * off
    const face = frontFace(
      wall,
      tone,
      [
        { x, sill: 0.5, half: 0.85, height: 3.9, steps: 4, fill: 'door' },
        { x, sill: 8.3, half: 0.72, height: 4, steps: 2, fill: 'glass' },
        { x: x - 0.78, sill: 13.9, half: 0.46, height: 3.5, steps: 2, fill: 'louvre' },
        { x: x + 0.78, sill: 13.9, half: 0.46, height: 3.5, steps: 2, fill: 'louvre' }],
      false,
      lit)
    walls.push({ min: [x - half, 0, TOWER_FRONT], max: [x + half, height, TOWER_FRONT + 2 * half], face })
    for (const y of [...COURSES, height - 0.3])
      walls.push({ min: [x - half - 0.18, y, TOWER_FRONT - 0.18], max: [x + half + 0.18, y + 0.22, TOWER_FRONT + 2 * half + 0.18], face: plainTrim })
    walls.push(...hipRoof(x - half * 0.86, x + half * 0.86, TOWER_FRONT + 0.3, TOWER_FRONT + 2 * half - 0.3, height, 11.5, spireFace))
    for (const corner of [-1, 1]) {
      walls.push(...buttress(x + corner * (half - 0.3), TOWER_FRONT, height - 0.6, plainTrim))
      for (const deep of [0.3, 2 * half - 0.3])
        walls.push(...pinnacle(x + corner * (half - 0.3), TOWER_FRONT + deep, height - 0.1, 4.2, 0.34, plainTrim, spireFace))
    }
    // A steep little gable stands over each side door.
    walls.push(...gableFront(x - 1.35, x + 1.35, TOWER_FRONT - 0.34, TOWER_FRONT, 4.3, 1.6, plainTrim, plainTrim, 0.05))
  }
  for (const y of COURSES) walls.push({ min: [-NAVE.half, y, FRONT - 0.18], max: [NAVE.half, y + 0.22, FRONT], face: plainTrim })
  walls.push(...gableFront(-1.9, 1.9, FRONT - 0.4, FRONT, 5.2, 2.1, plainTrim, plainTrim, 0.05))
  walls.push(...pinnacle(0, FRONT + 0.2, NAVE.eaves + NAVE.gable, 2.4, 0.18, plainTrim, spireFace))
  for (let i = 0; i < 3; i++)
    walls.push({ min: [-8 - i * 0.4, 0, TOWER_FRONT - 1.1 - i * 0.5], max: [8 + i * 0.4, 0.5 - i * 0.16, TOWER_FRONT + 1], face: plainTrim })
  return { walls, height: TOWER.height + 11.5, radius: 8, seat: [0, NAVE.eaves + NAVE.gable, -2], face: [0, 9, TOWER_FRONT],
    lights: lit ? [-TOWER.x, 0, TOWER.x].map((x) => ({ position: [x, 2.4, TOWER_FRONT - 2.6] as const, color: [1.9, 1.15, 0.5] as const, radius: 12 })) : [] }
}

export const CATHEDRAL_RECIPES: Readonly<Record<string, Recipe>> = { cathedral }
