import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, glow, matte, plain, type Slab, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { letterDown } from '../../../kits/print/katakana.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { passersBy } from '../../scenery/passers-by.ts'
import { avenue, frontRow, pavement } from '../../scenery/streets.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Noodles, karaoke, hotel, sushi, coffee, camera, rice wine, bar. */
const WORDS = ['ラーメン', 'カラオケ', 'ホテル', 'スシ', 'コーヒー', 'カメラ', 'サケ', 'スター'] as const

/** Sign colors: boards lit from within, with dark or bright letters. */
const SIGNS: readonly { readonly board: Rgb; readonly ink: Rgb }[] = [{ board: [1.5, 0.06, 0.08], ink: [2.4, 2.2, 1.9] },
  { board: [1.5, 1.4, 1.25], ink: [1.1, 0.03, 0.05] }, { board: [0.02, 0.03, 0.06], ink: [0.25, 2.3, 3] },
  { board: [1.7, 1.05, 0.08], ink: [0.05, 0.03, 0.02] }, { board: [0.03, 0.02, 0.05], ink: [3, 0.3, 1.7] }, { board: [0.03, 0.35, 1.3], ink: [2.2, 2.3, 2.4] },
  { board: [0.04, 0.7, 0.28], ink: [2.2, 2.3, 2] }]
/** Brightness of an unlit sign by day. */
const UNLIT = 0.16

/** Width of a shop, meters. */
const SHOP = 3
const CURTAINS: readonly Rgb[] = triples([0.05, 0.07, 0.24, 0.4, 0.03, 0.03, 0.5, 0.47, 0.4, 0.03, 0.16, 0.12])

const TILES: readonly Rgb[] = triples([0.3, 0.29, 0.28, 0.19, 0.2, 0.22, 0.34, 0.3, 0.25, 0.14, 0.13, 0.14])

/** Narrow tiled houses with bands of windows and an open shop at street level. */
function tiled(seed: number, length: number, lit: boolean): Face {
  const tone = TILES[seed % TILES.length]
  const wall: Face = (axis, u, v, _x, _y, _z, out) => {
    const joint = u % 0.5 < 0.03 || v % 0.25 < 0.025 ? 0.8 : 1
    const k = joint * (0.8 + 0.4 * fbm(u * 0.5 + seed, v * 0.4, 3))
    matte(out, tone[0] * k, tone[1] * k, tone[2] * k, 0.25)
    if (axis === 1 || v > 3) return
    const { board } = SIGNS[(seed + Math.floor(u / SHOP)) % SIGNS.length]
    const along = u % SHOP
    const post = along < 0.22
    if (v > 2.5) {
      // The shop's board.
      matte(out, board[0] * 0.2, board[1] * 0.2, board[2] * 0.2)
      if (lit && !post) glow(out, board[0] * 0.5, board[1] * 0.5, board[2] * 0.5)
    } else if (post || v < 0.7) matte(out, 0.085 * k, 0.05 * k, 0.032 * k, 0.2)
    else if (v > 1.78 && (along - 0.22) % 0.46 > 0.05) {
      // A curtain of strips over the entrance.
      const fold = 0.8 + 0.25 * Math.sin(u * 19)
      const dye = CURTAINS[(seed + Math.floor(u / SHOP)) % CURTAINS.length]
      matte(out, dye[0] * fold, dye[1] * fold, dye[2] * fold)
      if (lit) glow(out, dye[0] * 0.5, dye[1] * 0.5, dye[2] * 0.5)
    } else {
      const frame = along % 0.92 < 0.05 || Math.abs(v - 1.24) < 0.02
      const inside = 0.5 + 0.9 * fbm(u * 1.1 + seed, v * 1.6, 3)
      matte(out, 0.1 * inside, 0.075 * inside, 0.05 * inside, 0.3)
      if (frame) matte(out, 0.07, 0.04, 0.025)
      else if (lit) glow(out, 1.15 * inside, 0.72 * inside, 0.32 * inside)
    }
  }
  return windowed(wall, length, lit, { sill: 3.7, storey: 2.7, rows: 8, bay: 1.5, width: 1.3, height: 1.5, frame: [0.08, 0.08, 0.085], lit: 0.55,
    light: seed % 2 ? [1.05, 1, 0.85] : [1.3, 0.85, 0.4], seed: seed % 71 })
}

/** A sign with vertical lettering, readable from both directions of the street. */
function blade(word: string, kind: number, width: number, height: number, lit: boolean): Face {
  const { board, ink } = SIGNS[kind % SIGNS.length]
  const letters = letterDown(word)
  const halo = letterDown(word, 6)
  const k = lit ? 1 : UNLIT
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, board[0] * 0.16, board[1] * 0.16, board[2] * 0.16, 0.2)
    if (axis !== 2) return glow(out, board[0] * 0.35 * k, board[1] * 0.35 * k, board[2] * 0.35 * k)
    const rim = Math.min(u, width - u, v, height - v) < 0.035
    const a = rim ? 0 : letters.at(u / width, v / height)
    const h = rim ? 0.6 : (1 - a) * 0.35 * halo.at(u / width, v / height)
    const mix = (c: 0 | 1 | 2) => (board[c] * 0.62 + (ink[c] - board[c] * 0.62) * a + ink[c] * h * 0.4) * k
    glow(out, mix(0), mix(1), mix(2))
  }
}

/** Signs stacked up the walls over the heads of pedestrians. */
function blades(stage: Stage, half: number, lit: boolean): { slabs: Slab[]; lights: PointLight[] } {
  const slabs: Slab[] = []
  const lights: PointLight[] = []
  if (!stage.allows('text')) return { slabs, lights }
  for (const side of [-1, 1]) {
    for (let i = 0; i < 13; i++) {
      const z = stage.clearDepth + 0.6 + i * 2.5 + (side > 0 ? 1.1 : 0)
      let y = 3.15 + 0.5 * hash2(i, stage.seed + side)
      // Farther away more of the wall is visible.
      const rows = i < 2 ? 1 : i < 5 ? 2 : 3
      for (let row = 0; row < rows; row++) {
        const pick = i * 3 + row * 5 + stage.seed + (side > 0 ? 2 : 0)
        const word = WORDS[pick % WORDS.length]
        const width = 0.78 + 0.22 * hash2(pick, 3)
        const height = (width / 1.4) * ([...word].length + 0.5) * 1.12
        const x = side * (half - 0.1 - width / 2 - (row % 2) * 0.12)
        const kind = (i * 2 + row * 3 + stage.seed + (side > 0 ? 3 : 0)) % SIGNS.length
        slabs.push(shadowless(x - width / 2, y, z, x + width / 2, y + height, z + 0.16, blade(word, kind, width, height, lit)))
        if (lit && row === 0 && i < 6) {
          const { board, ink } = SIGNS[kind]
          const tone = Math.max(...board) > 0.5 ? board : ink
          lights.push({ position: [x * 0.85, y + 0.4, z - 0.5], color: [tone[0] * 0.7, tone[1] * 0.7, tone[2] * 0.7], radius: 6 })
        }
        y += height + 0.18
      }
    }
  }
  return { slabs, lights }
}

/** A row of paper lanterns in front of a shop. */
function lanterns(x: number, z: number, lit: boolean): Solid {
  const kit = new KitBuilder()
  const paper = kit.material({ color: [0.62, 0.05, 0.03], ...(lit ? { emission: [1.15, 0.13, 0.05] as const } : {}) })
  const black = kit.material({ color: [0.02, 0.02, 0.02], specular: 0.3 })
  kit.cone([0, 2.75, -1.6], [0, 2.75, 1.6], 0.02, 0.02, black)
  for (const at of [-1.35, -0.68, 0, 0.68, 1.35]) {
    kit.ellipsoid([0, 2.38, at], [0.2, 0.27, 0.2], paper)
    for (const y of [2.13, 2.63]) kit.ellipsoid([0, y, at], [0.11, 0.035, 0.11], black)
  }
  return put(kit, `tokyo:lanterns:${lit}`, x, 0, z, 0)
}

/** Asphalt with a crosswalk in front of the viewer. */
function crossing(stage: Stage, walk: number): Face {
  const road = pavement(false, walk, stage.rain || stage.night, [-60, 200])
  const from = -0.72 * stage.distance
  const to = stage.empty ? 0.35 * stage.distance : stage.clearDepth + 0.4
  return (axis, u, v, x, y, z, out) => {
    road(axis, u, v, x, y, z, out)
    const bar = ((x % 1.1) + 1.1) % 1.1 < 0.56
    if (axis !== 1 || Math.abs(x) > walk || z < from || z > to || !bar) return
    const worn = 0.34 + 0.3 * fbm(x * 7, z * 7, 3)
    matte(out, worn, worn, worn, 0.3)
  }
}

/** A Tokyo street: signs stacked up both sides, lanterns, a crosswalk in front. */
export const tokyoStreet = defineSetting('tokyo-street', { time: 'night', vista: { height: 3.5, eye: 1.75, horizon: 0.64 } }, (stage) => {
  const lit = stage.night || stage.time === 'dusk' || stage.rain
  const face = (seed: number, length: number) => tiled(Math.abs(seed), length, lit)
  const wetness = stage.rain ? 0.95 : lit ? 0.45 : 0
  if (stage.hasBuilding) {
    const row = frontRow({ ...stage, light: new Set([...stage.light, 'neon']) }, face)
    return { boxes: [shadowless(-90, -1, -60, 90, 0, 80, pavement(true, -4.6, lit)), ...row.slabs], solids: row.solids, lights: row.lights, wetness }
  }
  const half = Math.max(3.6, stage.groupHalfWidth + 2, Math.min(6, stage.halfWidthAt(stage.clearDepth) * 0.86))
  const signs = blades(stage, half, lit)
  const busy = passersBy(stage, half)
  const hung = stage.allows('lights') ? [-1, 1].flatMap((s) => [2.2, 7.4, 13].map((z) => lanterns(s * (half - 0.5), stage.clearDepth + z + s, lit))) : []
  const wires = [11, 19, 27].map((z, i) =>
    shadowless(-half, 7.6 + i, stage.clearDepth + z, half, 7.63 + i, stage.clearDepth + z + 0.03, plain([0.02, 0.02, 0.02])))
  return {
    boxes: [shadowless(-120, -1, -60, 120, 0, 200, crossing(stage, half - 1.3)), ...avenue(stage, { half, low: 13, high: 24, face }), ...signs.slabs, ...wires],
    solids: [...hung, ...busy.solids],
    decals: busy.decals,
    lights: signs.lights,
    wetness,
    sky: (sky) =>
      stage.night
        ? {
            ...sky,
            // The light of the signs tints the air.
            horizon: [0.2, 0.11, 0.2],
            fogColor: [0.13, 0.065, 0.12],
            fog: Math.max(sky.fog, 0.014),
            moon: 0,
            stars: 0,
          }
        : { ...sky, fog: Math.max(sky.fog, 0.009) },
  }
})
