import { KitBuilder, linear, mixColor, type Rgb, type SolidKit, shade, type Vec3 } from '../builder/index.ts'
import { gableFront, gableRoof, hipRoof, roofTiles, type Wall, windowed, withDoor } from './facade.ts'
import { cells, hasSolarRoof } from './modern.ts'
import { type BuildingInput, type BuildingParts, partTone, type Recipe, upright } from './piece.ts'
import { treeAround } from './shelters.ts'
import { boards, type Face, masonry, plain, plaster } from './wall-faces.ts'

/** Height of a floor, meters. */
const STOREY = 2.6

/** Dark beams over pale plaster. */
function timbered(tone: Rgb): Face {
  const base = plaster(tone)
  return (axis, u, v, x, y, z, out) => {
    base(axis, u, v, x, y, z, out)
    const bay = (((u % 1.5) + 1.5) % 1.5) - 0.75
    const row = v % STOREY
    const slant = Math.abs(Math.abs(bay) - (row / STOREY) * 0.75)
    const beam = Math.abs(Math.abs(bay) - 0.75) < 0.08 || row < 0.16 || (slant < 0.07 && v > STOREY)
    if (beam) {
      out[0] = 0.09
      out[1] = 0.05
      out[2] = 0.03
    }
  }
}

/** A round-topped window under the gable. */
const attic = (wall: Face, half: number, lit: boolean): Face => (axis, u, v, x, y, z, out) => {
  wall(axis, u, v, x, y, z, out)
  const d = Math.hypot(x, y - half * 0.001 - 3.75)
  if (axis !== 2 || d > 0.42) return
  const edge = d > 0.34 || Math.abs(x) < 0.03
  out[0] = edge ? 0.7 : 0.06
  out[1] = edge ? 0.68 : 0.08
  out[2] = edge ? 0.62 : 0.11
  if (lit && !edge) {
    out[3] = 1.3
    out[4] = 0.75
    out[5] = 0.3
  }
}

/** Big white-trimmed barn doors with crossed braces, and a hay door above. */
const barnDoors = (wall: Face): Face => (axis, u, v, x, y, z, out) => {
  wall(axis, u, v, x, y, z, out)
  if (axis !== 2) return
  const white = (): void => {
    out[0] = 0.82
    out[1] = 0.8
    out[2] = 0.74
  }
  const ax = Math.abs(x)
  if (ax < 1.75 && y < 3) {
    const door = ax % 1.75
    const brace = Math.abs(door / 1.75 - y / 3) < 0.05 || Math.abs(1 - door / 1.75 - y / 3) < 0.05
    if (ax > 1.62 || y > 2.87 || ax < 0.07 || y < 0.1 || brace) white()
  } else if (ax < 0.8 && y > 3.7 && y < 5) {
    if (ax > 0.68 || y > 4.88 || y < 3.82 || Math.abs(ax / 0.8 - (y - 3.7) / 1.3) < 0.06) white()
  } else if (ax > 4.18) white()
}

type House = {
  readonly width: number
  readonly depth: number
  readonly storeys: number
  readonly wall: (tone: Rgb) => Face
  readonly color: string
  readonly roof: readonly [string, string]
  readonly rise: number
  /** Ridge along the front (`side`), a gable to the front, or hipped. */
  readonly form: 'side' | 'gable' | 'hip'
  readonly door: string
  readonly shutters?: string
  readonly chimney?: boolean
  readonly wing?: boolean
  readonly arched?: boolean
}

const painted = (tone: Rgb): Face => plaster(tone)
const planked = (tone: Rgb): Face => boards(shade(tone, 0.8), shade(tone, 1.1), 0.22)
const logs = (tone: Rgb): Face => boards(shade(tone, 0.55), shade(tone, 1.15), 0.3)
const bricked = (tone: Rgb): Face => masonry(shade(tone, 0.75), shade(tone, 1.15), 0.36, 0.14)
const stone = (tone: Rgb): Face => masonry(shade(tone, 0.7), shade(tone, 1.15), 0.6, 0.32)

const HOUSES: Readonly<Record<string, House>> = {
  house: { width: 8, depth: 7, storeys: 2, wall: painted, color: '#e9dcc0', roof: ['#8a3b28', '#b5543a'], rise: 2.6, form: 'side', door: '#2f5d50',
    shutters: '#3c6b78', chimney: true },
  cottage: { width: 6.4, depth: 5.4, storeys: 1, wall: timbered, color: '#ece0c6', roof: ['#6d5a36', '#a58a54'], rise: 3, form: 'gable', door: '#7a4a26',
    chimney: true },
  cabin: { width: 6, depth: 5, storeys: 1, wall: logs, color: '#8a5a34', roof: ['#3c3a38', '#5a5650'], rise: 2.2, form: 'gable', door: '#5a2f18',
    chimney: true },
  farmhouse: { width: 9, depth: 7, storeys: 2, wall: planked, color: '#ebe6da', roof: ['#4a4d52', '#6b7076'], rise: 2.4, form: 'side', door: '#8a2b22',
    shutters: '#3a4a3c', chimney: true },
  barn: { width: 8.6, depth: 9, storeys: 2, wall: planked, color: '#9c2a20', roof: ['#4a4644', '#6b6560'], rise: 3.4, form: 'gable', door: '#e8e2d4' },
  mansion: { width: 15, depth: 9, storeys: 3, wall: stone, color: '#8f8778', roof: ['#2f3640', '#4a5460'], rise: 3.4, form: 'hip', door: '#3a2418',
    chimney: true, wing: true, arched: true },
  school: { width: 15, depth: 8, storeys: 2, wall: bricked, color: '#a9543a', roof: ['#4a4644', '#625c56'], rise: 2.2, form: 'hip', door: '#2c4a6b',
    wing: true },
  'train-station': { width: 16, depth: 8, storeys: 2, wall: bricked, color: '#a8623e', roof: ['#3c4a44', '#54665e'], rise: 2.6, form: 'hip', door: '#2c3f38',
    wing: true, arched: true },
}

/** Roof tiles in the house's own colors. */
function roofOf(house: House, input: BuildingInput): Face {
  const asked = partTone(input, 'roof')
  const tiles = asked ? roofTiles(shade(asked, 0.72), asked, input.snowy) : roofTiles(linear(house.roof[0]), linear(house.roof[1]), input.snowy)
  return hasSolarRoof(input) ? withPanels(tiles, house.width + 0.6, house.rise) : tiles
}

/** Solar panels on the slope that faces the viewer, with a margin of tiles around them. */
const withPanels = (tiles: Face, width: number, rise: number): Face => (axis, u, v, x, y, z, out) => {
  const inside = axis === 2 && z < 0 && u > 0.9 && u < width - 0.9 && v > 0.35 && v < rise * 1.25
  const gap = (u - 0.9) % 1.5 < 0.08
  if (inside && !gap) cells(u, v, out)
  else tiles(axis, u, v, x, y, z, out)
}

function drawHouse(house: House, input: BuildingInput): BuildingParts {
  const { width, depth, storeys } = house
  const eaves = storeys * STOREY + 0.3
  const wall = house.wall(input.tone(house.color))
  const roof = roofOf(house, input)
  const half = width / 2
  const back = depth / 2
  const front = -back
  const seed = Math.abs(input.seed) % 97
  const glazed = windowed(wall, width, input.lit, { sill: 0.95, storey: STOREY, rows: storeys, bay: width / Math.max(3, Math.round(width / 2.2)), width: 0.85,
    height: 1.2, frame: [0.75, 0.73, 0.68], lit: 0.75, arched: house.arched, seed, ...(house.shutters ? { shutters: linear(house.shutters) } : {}) })
  const barn = input.variant === 'barn'
  const plainFront = barn ? barnDoors(wall) : withDoor(glazed, half, 1.1, 2.1, linear(house.door), house.arched)
  const walls: Wall[] = [{ min: [-half, 0, front], max: [half, eaves, back], face: plainFront }]
  if (house.form === 'side') walls.push(...gableRoof(-half - 0.3, half + 0.3, front - 0.4, back + 0.4, eaves - 0.1, house.rise, roof))
  else if (house.form === 'gable') walls.push(...gableFront(-half, half, front, back, eaves, house.rise, barn ? wall : attic(wall, half, input.lit), roof))
  else walls.push(...hipRoof(-half - 0.35, half + 0.35, front - 0.35, back + 0.35, eaves - 0.05, house.rise, roof, 0.35))
  if (house.chimney) {
    const cx = half * 0.5
    const brick = masonry([0.2, 0.09, 0.06], [0.34, 0.15, 0.1], 0.24, 0.1)
    walls.push({ min: [cx, eaves, 0], max: [cx + 0.6, eaves + house.rise + 0.5, 0.6], face: brick })
    if (input.snowy)
      walls.push({ min: [cx - 0.04, eaves + house.rise + 0.5, -0.04], max: [cx + 0.64, eaves + house.rise + 0.6, 0.64], face: plain([0.84, 0.88, 0.95]) })
  }
  const smokes = house.chimney && input.attributes.includes('chimney smoke')
  const mouth: Vec3 = [half * 0.5 + 0.3, eaves + house.rise + 0.5, 0.3]
  if (house.wing) {
    const w = width * 0.17
    const up = eaves + 0.8
    walls.push({
      min: [-w, 0, front - 0.9],
      max: [w, up, front],
      face: withDoor(
        windowed(wall, 2 * w, input.lit, { sill: STOREY + 0.6, storey: STOREY, rows: storeys - 1, bay: w, width: 0.8, height: 1.3, frame: [0.75, 0.73, 0.68],
          lit: 0.9, arched: house.arched, seed: seed + 3 }),
        w,
        1.4,
        2.3,
        linear(house.door),
        true),
    })
    walls.push(...gableFront(-w, w, front - 0.9, front + 2, up, house.rise * 0.9, wall, roof))
  }
  walls.push({ min: [-0.9, 0, front - 0.7 - (house.wing ? 0.9 : 0)], max: [0.9, 0.14, front], face: plain([0.32, 0.3, 0.28]) })
  return { walls, ...(smokes ? { bodies: [chimneySmoke(mouth)] } : {}), height: eaves + house.rise, radius: half, seat: [0, eaves + house.rise, 0],
    face: [0, eaves * 0.55, front], lights: input.lit ? [{ position: [0, 1.9, front - 0.8], color: [1.5, 0.9, 0.4], radius: 7 }] : [] }
}

/** Smoke from a chimney whose top is at (x, y, z) in the picture's frame: it widens and drifts with the wind. */
function chimneySmoke([x, y, z]: Vec3): SolidKit {
  const kit = new KitBuilder()
  const smoke = kit.material({ color: [0.5, 0.5, 0.52], specular: 0, emission: [0.05, 0.05, 0.055],
    pattern: { kind: 'noise', color: [0.34, 0.34, 0.37], scale: 0.9 } })
  for (let i = 0; i < 13; i++) {
    const rise = i / 12
    const wide = 0.2 + 0.62 * rise
    kit.sphere(upright([x + 1.9 * rise ** 1.5 + 0.16 * Math.sin(i * 2.3) * (0.4 + rise), y + 0.1 + 3.1 * rise, z + 0.2 * Math.cos(i * 1.7) * rise]),
      wide * (0.86 + 0.14 * Math.sin(i * 1.3)), smoke, 0.24)
  }
  return kit.build(`chimney-smoke:${x.toFixed(2)}:${y.toFixed(2)}`)
}

function treehouse(input: BuildingInput): BuildingParts {
  const hut = drawHouse({ ...HOUSES.cabin, width: 4, depth: 3.4, rise: 1.7 }, input)
  const lift = 2.6
  const bark = mixColor(linear('#4a3524'), linear('#7b6248'), 0.4)
  const trunk = boards(shade(bark, 0.7), shade(bark, 1.1), 0.14, true)
  return {
    ...hut,
    walls: [
      ...(hut.walls ?? []).map((wall) => ({
        ...wall,
        min: [wall.min[0], wall.min[1] + lift, wall.min[2]] as const,
        max: [wall.max[0], wall.max[1] + lift, wall.max[2]] as const,
        face: ((axis, u, v, x, y, z, out) => wall.face(axis, u, v, x, y - lift, z, out)) satisfies Face,
      })),
      { min: [-2.7, lift - 0.18, -2.6], max: [2.7, lift, 2.2], face: boards([0.2, 0.12, 0.06], [0.34, 0.22, 0.12], 0.2) },
      { min: [-0.6, 0, -0.5], max: [0.6, lift, 0.6], face: trunk },
      ...Array.from({ length: 8 }, (_, i) => ({ min: [-2.2, 0.3 * i + 0.2, -2.75] as const, max: [-1.6, 0.3 * i + 0.27, -2.65] as const, face: trunk }))],
    bodies: [...(hut.bodies ?? []), treeAround(input, bark, lift)],
    height: hut.height + lift + 1.6,
  }
}

export const HOUSE_RECIPES: Readonly<Record<string, Recipe>> = {
  ...Object.fromEntries(Object.entries(HOUSES).map(([name, house]) => [name, (input: BuildingInput) => drawHouse(house, input)])),
  treehouse,
}
