import { linear, shade, triples } from '../builder/index.ts'
import { signBoard, type Wall, windowed, withDoor } from './facade.ts'
import type { BuildingInput, BuildingParts, Recipe } from './piece.ts'
import { type Face, glow, masonry, matte, plain, plaster } from './wall-faces.ts'

type Block = {
  readonly width: number
  readonly depth: number
  readonly storeys: number
  readonly color: string
  readonly brick?: boolean
  readonly sign?: string
  readonly lit: number
}

const BLOCKS: Readonly<Record<string, Block>> = {
  hotel: { width: 13, depth: 9, storeys: 6, color: '#c9b08a', sign: 'HOTEL', lit: 0.6 },
  'apartment-building': { width: 12, depth: 9, storeys: 7, color: '#a9674a', brick: true, lit: 0.55 },
  'office-building': { width: 14, depth: 10, storeys: 8, color: '#8a949c', lit: 0.45 },
  hospital: { width: 18, depth: 9, storeys: 4, color: '#e6e8e6', sign: 'HOSPITAL', lit: 0.7 },
  'police-station': { width: 12, depth: 8, storeys: 2, color: '#9aa6b5', sign: 'POLICE', lit: 0.7 },
  'fire-station': { width: 12, depth: 8, storeys: 2, color: '#a9432f', brick: true, sign: 'FIRE STATION', lit: 0.7 },
  museum: { width: 18, depth: 9, storeys: 2, color: '#d8cdb4', sign: 'MUSEUM', lit: 0.5 },
  library: { width: 16, depth: 9, storeys: 3, color: '#cbbf9f', sign: 'LIBRARY', lit: 0.6 },
  theater: { width: 15, depth: 9, storeys: 3, color: '#c2a890', sign: 'THEATER', lit: 0.7 },
  factory: { width: 18, depth: 9, storeys: 3, color: '#8f5a44', brick: true, lit: 0.4 },
}

const STOREY = 2.8

function drawBlock(block: Block, input: BuildingInput): BuildingParts {
  const half = block.width / 2
  const front = -block.depth / 2
  const top = 3.4 + (block.storeys - 1) * STOREY
  const tone = input.tone(block.color)
  const wall: Face = block.brick ? masonry(shade(tone, 0.75), shade(tone, 1.15), 0.36, 0.14) : plaster(tone)
  const seed = Math.abs(input.seed) % 83
  const glazed = windowed(wall, block.width, input.lit, { sill: 1, storey: STOREY, rows: block.storeys, bay: block.width / Math.round(block.width / 1.9),
    width: 1.05, height: 1.55, frame: [0.6, 0.58, 0.53], lit: block.lit, seed })
  const text = input.texts?.[0] ?? block.sign
  const walls: Wall[] = [
    { min: [-half, 0, front], max: [half, top, -front], face: withDoor(glazed, half, 1.8, 2.4, linear('#3a2a20')) },
    { min: [-half - 0.2, top, front - 0.2], max: [half + 0.2, top + 0.35, -front], face: plain(input.snowy ? [0.84, 0.88, 0.95] : shade(tone, 0.6)) },
    { min: [-1.6, 2.6, front - 1.1], max: [1.6, 2.78, front], face: plain(shade(tone, 0.45)) }]
  if (text !== undefined) {
    const width = Math.min(block.width * 0.9, Math.max(3.4, text.length * 0.75))
    walls.push({
      min: [-width / 2, top + 0.35, front],
      max: [width / 2, top + 1.55, front + 0.25],
      face: signBoard(text, width, 1.2, [0.06, 0.05, 0.05], [0.95, 0.85, 0.6], input.lit ? [3, 1.4, 0.7] : undefined, 'sans'),
    })
  }
  if (input.variant === 'factory')
    for (const x of [-half * 0.5, half * 0.3])
      walls.push({ min: [x, top, 0], max: [x + 1.1, top + 6, 1.1], face: masonry([0.24, 0.11, 0.08], [0.36, 0.17, 0.12], 0.4, 0.16) })
  if (input.variant === 'museum' || input.variant === 'library' || input.variant === 'theater')
    walls.push(...columns(block.width * 0.5, front - 1.3, 5.6, tone))
  return { walls, height: top + (input.variant === 'factory' ? 6 : 0.35), radius: half, seat: [0, top + 0.35, 0], face: [0, top * 0.5, front],
    lights: input.lit ? [{ position: [0, 2.4, front - 1], color: [1.7, 1.1, 0.55], radius: 9 }] : [] }
}

function columns(width: number, front: number, height: number, tone: readonly [number, number, number]): Wall[] {
  const walls: Wall[] = []
  const marble = plaster(shade(tone, 1.1))
  for (let i = 0; i < 6; i++) {
    const x = -width / 2 + (i * width) / 5
    walls.push({ min: [x - 0.28, 0.4, front], max: [x + 0.28, height, front + 0.56], face: marble })
  }
  walls.push({ min: [-width / 2 - 0.6, height, front - 0.2], max: [width / 2 + 0.6, height + 0.9, front + 1.4], face: marble })
  for (let i = 0; i < 8; i++) {
    const half = (width / 2 + 0.6) * (1 - i / 8)
    walls.push({ min: [-half, height + 0.9 + i * 0.2, front - 0.1], max: [half, height + 1.11 + i * 0.2, front + 1.3], face: marble })
  }
  for (let i = 0; i < 3; i++)
    walls.push({ min: [-width / 2 - 1 + i * 0.3, i * 0.14, front - 1.2 + i * 0.3], max: [width / 2 + 1 - i * 0.3, (i + 1) * 0.14, front + 1],
      face: plain(shade(tone, 0.8)) })
  return walls
}

/** Glass tower of three stepped volumes with a spire. */
function skyscraper(input: BuildingInput): BuildingParts {
  const tone = input.tone('#5a7488')
  const seed = Math.abs(input.seed) % 83
  const walls: Wall[] = []
  const steps = triples([9, 0, 34, 7, 34, 56, 4.6, 56, 70])
  steps.forEach(([width, from, to], i) => {
    const wall = glassWall(tone, seed + i, input.lit)
    walls.push({ min: [-width / 2, from, -width / 2], max: [width / 2, to, width / 2], face: wall })
    walls.push({ min: [-width / 2 - 0.15, to, -width / 2 - 0.15], max: [width / 2 + 0.15, to + 0.7, width / 2 + 0.15], face: plain(shade(tone, 0.5)) })
  })
  walls.push({ min: [-0.5, 70, -0.5], max: [0.5, 80, 0.5], face: plain([0.3, 0.32, 0.35], 0.6) })
  walls.push({ min: [-0.16, 80, -0.16], max: [0.16, 90, 0.16], face: plain([0.4, 0.42, 0.45], 0.6) })
  return { walls, height: 90, radius: 5, seat: [0, 70.7, 0], face: [0, 45, -4.5] }
}

/** Curtain wall: mullions over glass that reflects the sky, some floors lit at night. */
export function glassWall(tone: readonly [number, number, number], seed: number, lit: boolean): Face {
  const panes = { sill: 0.3, storey: 1.7, rows: 60, bay: 1.15, width: 0.86, height: 1.3, frame: [0.1, 0.11, 0.12], lit: 0.42, light: [1.5, 1.1, 0.65],
    seed } as const
  const lights = windowed(plain([tone[0] * 0.25, tone[1] * 0.25, tone[2] * 0.28], 0.5), 60, true, panes)
  return (axis, u, v, x, y, z, out) => {
    if (axis === 1) {
      matte(out, tone[0] * 0.4, tone[1] * 0.4, tone[2] * 0.4)
      return
    }
    if (lit) {
      lights(axis, u, v, x, y, z, out)
      return
    }
    const mullion = u % 1.15 < 0.1 || v % 1.7 < 0.24
    if (mullion) matte(out, tone[0] * 0.55, tone[1] * 0.55, tone[2] * 0.55, 0.3)
    else {
      const sky = 0.75 + 0.5 * Math.min(1, v / 50)
      matte(out, tone[0] * 0.8, tone[1] * 0.85, tone[2] * 0.95, 0.9)
      glow(out, 0.04 * sky, 0.07 * sky, 0.11 * sky)
    }
  }
}

function gasStation(input: BuildingInput): BuildingParts {
  const tone = input.tone('#d8402e')
  const white = plain([0.82, 0.8, 0.76], 0.2)
  const text = input.texts?.[0] ?? 'GAS'
  const walls: Wall[] = [
    { min: [-4, 3.4, -3], max: [4, 4, 3], face: plain(tone, 0.3) },
    { min: [-4.02, 3.55, -3.03], max: [4.02, 3.7, 3.02], face: white },
    { min: [-1.4, 4, -1], max: [1.4, 5.1, -0.8],
      face: signBoard(text, 2.8, 1.1, [0.85, 0.83, 0.78], [0.6, 0.06, 0.04], input.lit ? [2.6, 0.7, 0.4] : undefined, 'sans') },
    {
      min: [-4.5, 0, 3],
      max: [4.5, 3, 6],
      face: windowed(plain([0.78, 0.76, 0.7]), 9, input.lit, { sill: 0.8, storey: 3, rows: 1, bay: 2.2, width: 1.7, height: 1.5, frame: [0.3, 0.3, 0.3], lit: 1,
        seed: 2 }),
    }]
  for (const x of [-2.4, 2.1]) {
    walls.push({ min: [x, 0, -0.2], max: [x + 0.3, 3.4, 0.1], face: white })
    walls.push({ min: [x + 0.6, 0, -0.6], max: [x + 1.3, 1.7, -0.1], face: plain(tone, 0.4) })
    walls.push({ min: [x + 0.7, 1.1, -0.62], max: [x + 1.2, 1.5, -0.6], face: plain([0.06, 0.07, 0.08], 0.6) })
  }
  return { walls, height: 5.1, radius: 4.5, face: [0, 3, -3], lights: input.lit ? [{ position: [0, 3.1, -0.6], color: [1.9, 1.8, 1.5], radius: 10 }] : [] }
}

export const BLOCK_RECIPES: Readonly<Record<string, Recipe>> = {
  ...Object.fromEntries(Object.entries(BLOCKS).map(([name, block]) => [name, (input: BuildingInput) => drawBlock(block, input)])), skyscraper,
  'gas-station': gasStation }
