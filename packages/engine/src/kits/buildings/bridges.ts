import { KitBuilder, linear, shade, triples } from '../builder/index.ts'
import { letter } from '../print/lettering.ts'
import type { Wall } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, type Face, masonry, plain } from './wall-faces.ts'

function arch(input: BuildingInput): BuildingParts {
  const tone = input.tone('#d0c2a2')
  const stone = masonry(shade(tone, 0.78), shade(tone, 1.08), 0.8, 0.42)
  const walls: Wall[] = []
  for (const s of [-1, 1]) walls.push({ min: [s > 0 ? 2 : -5, 0, -2], max: [s > 0 ? 5 : -2, 7.6, 2], face: stone })
  // The vault: courses that close toward the crown.
  for (let i = 0; i < 10; i++) {
    const y = 5.6 + i * 0.2
    const open = Math.sqrt(Math.max(0, 4 - (i * 0.2) ** 2))
    for (const s of [-1, 1]) walls.push({ min: [s > 0 ? open : -2.05, y, -2], max: [s > 0 ? 2.05 : -open, y + 0.21, 2], face: stone })
  }
  walls.push({ min: [-5.2, 7.6, -2.2], max: [5.2, 8.2, 2.2], face: plain(shade(tone, 0.85)) }, { min: [-5, 8.2, -2], max: [5, 11.2, 2], face: stone },
    { min: [-5.3, 11.2, -2.3], max: [5.3, 11.8, 2.3], face: plain(shade(tone, 0.9)) })
  return { walls, height: 11.8, radius: 5.2, seat: [0, 11.8, 0], face: [0, 8, -2] }
}

/** A plank footbridge over a low arch, with a rail on each side. */
function footbridge(input: BuildingInput): BuildingParts {
  const tone = input.tone('#8a5a34')
  const plank = boards(shade(tone, 0.7), shade(tone, 1.12), 0.3)
  const beam = plain(shade(tone, 0.72), 0.1)
  const walls: Wall[] = []
  for (let i = -16; i < 16; i++) {
    const x = i * 0.4
    const t = (i + 0.5) / 16
    const top = 2.5 - 1.9 * t * t
    const outer = { min: [x, top - 0.16, -1.3], max: [x + 0.4, top, 1.3] } as const
    walls.push({ ...outer, face: plank })
    for (const z of [-1.2, 1.05]) {
      walls.push({ min: [x, top - 0.5, z], max: [x + 0.4, top - 0.16, z + 0.15], face: beam })
      walls.push({ min: [x, top + 0.95, z], max: [x + 0.4, top + 1.08, z + 0.15], face: beam })
      walls.push({ min: [x, top + 0.48, z + 0.04], max: [x + 0.4, top + 0.56, z + 0.11], face: beam })
      if (i % 4 === 0 || i === 15) walls.push({ min: [x, top - 0.16, z], max: [x + 0.16, top + 1.2, z + 0.15], face: beam })
      if (Math.abs(i) === 8) walls.push({ min: [x, -0.6, z], max: [x + 0.2, top - 0.16, z + 0.18], face: beam })
    }
  }
  return { walls, height: 3.7, radius: 6.4, seat: [0, 2.5, 0], face: [0, 2, -1.3] }
}

const PARAPET = 0.75
const ARCH_HALF = 3.4
/** Where a stone bridge is divided: evenly along the curve of its arch. */
const BRIDGE_EDGES: readonly number[] = [-6.4, -4.9, ...Array.from({ length: 11 }, (_, i) => -ARCH_HALF * Math.cos((i / 10) * Math.PI)), 4.9, 6.4]

function bridge(input: BuildingInput): BuildingParts {
  if (input.material === 'wooden') return footbridge(input)
  const tone = input.tone('#9a9184')
  const course = masonry(shade(tone, 0.72), shade(tone, 1.1), 0.5, 0.26)
  // The courses continue from piece to piece.
  const stone: Face = (axis, u, v, x, y, z, out) => (axis === 2 ? course(axis, x + 20, y + 2, x, y, z, out) : course(axis, u, v, x, y, z, out))
  const walls: Wall[] = []
  // A hump over an arch: upright pieces, closed by wedges along the road above and the vault below.
  const road = (x: number): number => 3.2 - 1.7 * (x / 6.4) ** 2
  const vault = (x: number): number => Math.sqrt(Math.max(0, 1 - (x / ARCH_HALF) ** 2)) * 2.3
  for (let i = 0; i + 1 < BRIDGE_EDGES.length; i++) {
    const [from, to] = [BRIDGE_EDGES[i], BRIDGE_EDGES[i + 1]]
    const rises = from + to < 0
    const low = road(rises ? from : to)
    const high = road(rises ? to : from)
    const below = Math.min(vault(from), vault(to))
    const above = Math.max(vault(from), vault(to))
    const spans = above > 0
    const upper = rises ? { left: [0, to - from] as const } : { right: [0, to - from] as const }
    for (const [near, far, wall] of triples([-1.5, -1.2, PARAPET, -1.2, 1.2, 0, 1.2, 1.5, PARAPET]))
      walls.push({ min: [from, spans ? above : -1, near], max: [to, low + wall, far], face: stone },
        { min: [from, low + wall, near], max: [to, high + wall, far], face: stone, lean: upper })
    const lower = rises ? { right: [to - from, 0] as const } : { left: [to - from, 0] as const }
    if (spans) walls.push({ min: [from, below, -1.5], max: [to, above, 1.5], face: stone, lean: lower })
  }
  return { walls, height: 4, radius: 6.4, seat: [0, 3.2, 0], face: [0, 2.6, -1.5] }
}

function suspensionBridge(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const tone = input.color ?? linear('#b8382a')
  const steel = kit.material({ color: tone, specular: 0.2, gloss: 18 })
  const at = (x: number, y: number, z: number) => upright([x, y, z])
  for (const s of [-1, 1]) {
    for (const z of [-1.6, 1.6]) kit.box(at(s * 14, 14, z), [0.6, 14, 0.5], 0.12, steel)
    for (const y of [12, 19, 26]) kit.box(at(s * 14, y, 0), [1.8, 0.7, 0.5], 0.1, steel)
  }
  const cable = (x: number): number => (Math.abs(x) < 14 ? 9 + (x / 14) ** 2 * 18 : 27 - ((Math.abs(x) - 14) / 12) * 18)
  for (let i = -13; i < 13; i++) {
    const x = i * 2
    kit.cone(at(x, cable(x), -1.6), at(x + 2, cable(x + 2), -1.6), 0.2, 0.2, steel).cone(at(x, 8, -1.6), at(x, cable(x), -1.6), 0.08, 0.08, steel)
  }
  const concrete = plain([0.42, 0.41, 0.39])
  const walls: Wall[] = [
    { min: [-27, 7, -2], max: [27, 8, 2], face: plain(shade(tone, 0.8), 0.2) },
    // The bridge stands on piers in the water and ends at its anchorages.
    ...[-14, 14].map((x): Wall => ({ min: [x - 2, -2, -3.2], max: [x + 2, 1.1, 3.2], face: concrete })),
    ...[-27, 27].map((x): Wall => ({ min: [x - 1.6, -2, -2.4], max: [x + 1.6, 8.6, 2.4], face: concrete }))]
  return { walls, bodies: [kit.build(`suspension:${tone.join()}`)], height: 28, radius: 20, seat: [0, 8, 0], face: [0, 14, -2] }
}

function wallPiece(input: BuildingInput): BuildingParts {
  const tone = input.tone('#9c5a42')
  const brick = masonry(shade(tone, 0.7), shade(tone, 1.12), 0.4, 0.16)
  const text = input.texts?.[0]
  const walls: Wall[] = [
    { min: [-4, 0, -0.3], max: [4, 2.8, 0.3], face: text === undefined ? brick : sprayed(brick, text) },
    { min: [-4.1, 2.8, -0.4], max: [4.1, 3, 0.4], face: plain(shade(tone, 0.6)) }]
  return { walls, height: 3, radius: 4, seat: [0, 3, 0], face: [0, 1.5, -0.3] }
}

function sprayed(under: Face, text: string): Face {
  const letters = letter(text, 8 / 2.2, 'sans', 1)
  return (axis, u, v, x, y, z, out) => {
    under(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const a = letters.at(u / 8, (v - 0.3) / 2.2)
    const t = u / 8
    out[0] += (0.75 - out[0]) * a
    out[1] += (0.1 + 0.45 * t - out[1]) * a
    out[2] += (0.5 - 0.4 * t - out[2]) * a
  }
}

export const BRIDGE_RECIPES: Readonly<Record<string, Recipe>> = { arch, bridge, 'suspension-bridge': suspensionBridge, wall: wallPiece }
