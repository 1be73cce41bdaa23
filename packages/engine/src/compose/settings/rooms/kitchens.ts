import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, masonry, matte, plain, plaster, shadowless, tiles } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Solid } from '../../../render/scene.ts'
import { fronts } from '../../scenery/cupboards.ts'
import { jarRow } from '../../scenery/furnishings.ts'
import { block, indoorSky, pendant, roomFor, shell, withWindow } from '../../scenery/rooms.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Copper pans on hooks. */
function pans(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const copper = kit.material({ color: linear('#c8763a'), specular: 1.2, gloss: 40, metal: 0.3 })
  const rail = kit.material({ color: [0.05, 0.04, 0.04], specular: 0.4 })
  kit.cone([0, 0.5, -0.8], [0, 0.5, 0.8], 0.015, 0.015, rail)
  for (let i = 0; i < 4; i++) {
    const at = -0.66 + i * 0.44
    kit.cone([0, 0.18, at], [0, 0.5, at], 0.018, 0.018, copper).ellipsoid([0.02, 0.04, at], [0.05, 0.16 - i * 0.015, 0.16 - i * 0.015], copper)
  }
  return { kit: kit.build('copper-pans'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

export const kitchen = defineSetting('kitchen', { indoor: true, time: 'morning', vista: { height: 1.4, eye: 1.45, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, 2.2)
  const tiled = tiles([0.66, 0.64, 0.56], [0.72, 0.7, 0.63], 0.2, 0.35)
  const plasterTop: Face = (axis, u, v, x, y, z, out) => {
    if (y < 1.75) tiled(axis, u, v, x, y, z, out)
    else matte(out, 0.68, 0.6, 0.46)
  }
  const wx = -stage.side * space.right * 0.42
  const ox = stage.side * space.right * 0.5
  const oven = masonry([0.36, 0.14, 0.09], [0.52, 0.23, 0.14], 0.24, 0.1)
  const fire: Face = (axis, u, v, x, y, z, out) => {
    oven(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const dx = (x - ox) / 0.42
    const dy = (y - 1) / 0.42
    if (dy > 0 ? dx * dx + dy * dy < 1 : Math.abs(dx) < 1 && dy > -0.25) {
      const flame = Math.exp(-dx * dx * 2 - (dy + 0.1) ** 2 * 5)
      matte(out, 0.03, 0.02, 0.02)
      glow(out, 2.6 * flame, 0.95 * flame, 0.2 * flame)
    }
  }
  const lamp = pendant(-stage.side * space.right * 0.3, 2.35, space.back - 1, [0.06, 0.2, 0.18], stage.night ? 1 : 0.6)
  return {
    boxes: [
      ...shell(space, tiles([0.42, 0.25, 0.16], [0.62, 0.5, 0.38], 0.5), withWindow(stage, plasterTop, wx, 1.2, 1.15, 1.05, [0.82, 0.8, 0.74], 2), plasterTop),
      block(-stage.side * space.right * 0.3, 0, space.back - 0.65, space.right * 1.1, 0.86, 0.63, boards([0.1, 0.25, 0.24], [0.13, 0.3, 0.28], 0.62, true)),
      block(-stage.side * space.right * 0.3, 0.86, space.back - 0.68, space.right * 1.14, 0.05, 0.68, [0.6, 0.52, 0.4]),
      block(ox, 0, space.back - 0.75, 1.6, 2.1, 0.75, fire),
      block(0, 1.86, space.back - 0.28, space.right * 0.62, 0.04, 0.28, [0.3, 0.18, 0.09])],
    solids: [jarRow(0, 1.92, space.back - 0.15, 6, stage.seed), jarRow(-stage.side * space.right * 0.62, 0.92, space.back - 0.3, 4, stage.seed + 2),
      pans(-stage.side * space.right * 0.02, 1.22, space.back - 0.12), lamp.solid],
    lights: [
      lamp.light,
      { position: [ox, 1.1, space.back - 1.3], color: [1.5, 0.65, 0.22], radius: 4.5 },
      { position: [wx, 1.6, space.back - 0.8], color: stage.night ? [0.2, 0.25, 0.5] : [1.2, 1.15, 1], radius: 5 }],
    sky: (sky) => indoorSky(sky, stage, [0.54, 0.5, 0.45], [1.35, 1.15, 0.9]),
  }
})

/** White stone with gray veins. */
const marble: Face = (_axis, u, v, _x, _y, _z, out) => {
  const bend = fbm(u * 1.7, v * 1.7 + 4, 4) * 3
  const vein = 1 - Math.abs(((u * 0.9 + v * 0.7 + bend) % 1) * 2 - 1)
  const k = 0.84 - 0.34 * smoothstep(0.9, 1, vein) - 0.06 * fbm(u * 5, v * 5, 3)
  matte(out, k, k, k * 1.01, 0.6)
}

/** Colors of the lower cabinets, chosen by the seed: sage, navy, oak, white. */
const LOWER: readonly Rgb[] = triples([0.3, 0.37, 0.3, 0.07, 0.11, 0.19, 0.5, 0.34, 0.19, 0.74, 0.73, 0.7])

/** A stool with a low back. */
function stool(x: number, z: number): Solid {
  const kit = new KitBuilder()
  const wood = kit.material({ color: linear('#a8763f'), specular: 0.2 })
  const iron = kit.material({ color: linear('#1d1e21'), specular: 0.5, gloss: 40 })
  kit.box([0, 0.66, 0], [0.17, 0.02, 0.17], 0.03, wood)
  kit.path(triples([0.15, 0.86, -0.15, 0.19, 0.88, 0, 0.15, 0.86, 0.15]), [0.035, 0.04, 0.035], wood)
  for (const z of [-0.14, 0.14]) {
    kit.cone([0.15, 0.66, z], [0.16, 0.88, z], 0.014, 0.014, iron)
    for (const x of [-0.14, 0.14]) kit.cone([x, 0.64, z], [x * 1.35, 0, z * 1.35], 0.016, 0.014, iron)
  }
  kit.torus([0, 0.22, 0], 0.21, 0.012, 'y', iron)
  return { kit: kit.build('kitchen-stool'), position: [x, 0, z], yaw: -Math.PI / 2, scale: 1, instance: 0 }
}

/** A bowl of lemons and a jug. */
function onTop(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const clay = kit.material({ color: linear('#efe9df'), specular: 0.5, gloss: 40 })
  const fruit = kit.material({ color: linear('#f2c230'), specular: 0.3 })
  kit.lathe([0, 0, 0], pairs([0, 0.07, 0.04, 0.14, 0.11, 0.2]), 'y', clay, 0.01)
  for (const [a, b] of pairs([0, 0, 0.09, 0.05, -0.08, 0.06, 0.02, -0.1, -0.04, 0.12]))
    kit.ellipsoid([a, 0.14 - Math.hypot(a, b) * 0.2, b], [0.055, 0.045, 0.06], fruit)
  return { kit: kit.build('kitchen-fruit'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A bright modern kitchen: flat fronts, a stone island with stools under lamps, shelves with plants. */
export const modernKitchen = defineSetting('modern-kitchen', { indoor: true, time: 'morning', vista: { height: 1.75, eye: 1.45, horizon: 0.46 } }, (stage) => {
  const space = roomFor(stage, stage.empty ? 3.2 : 3)
  const lower = stage.palette[0] ?? LOWER[stage.seed % LOWER.length]
  const paint = plaster([0.78, 0.77, 0.74])
  // Stone between the worktop and the upper cabinets.
  const wall: Face = (axis, u, v, x, y, z, out) => {
    if (axis === 2 && y > 0.9 && y < 1.5) marble(axis, u, v, x, y, z, out)
    else paint(axis, u, v, x, y, z, out)
  }
  const width = 2 * space.right
  const wx = stage.side * space.right * 0.52
  const run = -stage.side * width * 0.09
  const fridge = -stage.side * (space.right - 0.5)
  const cook = run - stage.side * width * 0.1
  const islandZ = stage.empty ? space.back - 2.3 : space.back - 1.75
  const islandWide = Math.min(2.6, width * 0.48)
  const lamps = [-0.34, 0, 0.34].map((at) => pendant(at * islandWide * 1.15, 1.98, islandZ + 0.3, [0.035, 0.035, 0.04], stage.night ? 1 : 0.55))
  const steel = plain([0.55, 0.57, 0.6], 0.9)
  const dark = plain([0.03, 0.03, 0.035], 0.8)
  const shelf: Rgb = [0.46, 0.3, 0.16]
  return {
    boxes: [
      ...shell(space, boards([0.4, 0.28, 0.17], [0.54, 0.4, 0.26], 0.18, true, 0.25), withWindow(stage, wall, wx, 1.12, 1.5, 1.3, [0.08, 0.08, 0.085], 2),
        paint),
      // Lower cabinets with their worktop, faucet side under the window.
      block(0, 0.08, space.back - 0.62, width * 0.96, 0.78, 0.6, fronts(lower, 0.6, 0.78, false)),
      block(0, 0, space.back - 0.56, width * 0.96, 0.08, 0.54, [0.05, 0.05, 0.05]),
      block(0, 0.86, space.back - 0.65, width * 0.97, 0.04, 0.65, marble),
      // Upper cabinets and shelves.
      block(cook - stage.side * 0.95, 1.5, space.back - 0.36, 1.1, 0.85, 0.34, fronts([0.8, 0.79, 0.76], 0.55, 0.85, true)),
      block(cook, 1.62, space.back - 0.42, 0.66, 0.14, 0.42, steel),
      block(cook, 1.76, space.back - 0.3, 0.3, space.height - 1.76, 0.28, steel),
      block(cook + stage.side * 0.8, 1.62, space.back - 0.26, 0.86, 0.035, 0.26, shelf),
      block(cook + stage.side * 0.8, 2.0, space.back - 0.26, 0.86, 0.035, 0.26, shelf),
      // Oven and stovetop, fridge.
      block(cook, 0.1, space.back - 0.635, 0.6, 0.72, 0.02, dark),
      block(cook, 0.76, space.back - 0.66, 0.46, 0.02, 0.03, steel),
      block(cook, 0.9, space.back - 0.56, 0.58, 0.008, 0.46, dark),
      block(fridge, 0, space.back - 0.74, 0.86, 2.05, 0.74, steel),
      shadowless(fridge - 0.006, 0.05, space.back - 0.752, fridge + 0.006, 2, space.back - 0.74, dark),
      // The island: a stone slab that continues down to the floor at both ends.
      block(0, 0.06, islandZ + 0.12, islandWide - 0.1, 0.8, 0.62, fronts([0.8, 0.79, 0.76], 0.62, 0.8, false)),
      block(0, 0.86, islandZ, islandWide, 0.06, 0.86, marble),
      ...[-1, 1].map((end) => block(end * (islandWide / 2 - 0.03), 0, islandZ, 0.06, 0.86, 0.86, marble)),
      ...(stage.night
        ? [
            shadowless(cook - 0.4, 1.49, space.back - 0.3, cook + 0.4, 1.5, space.back - 0.26, (_a, _u, _v, _x, _y, _z, out) => {
              matte(out, 1, 0.9, 0.7)
              glow(out, 3, 2.3, 1.3)
            })]
        : [])],
    solids: [
      ...lamps.map(({ solid }) => solid),
      ...(stage.allows('furniture') ? [-0.3, 0, 0.3].map((at) => stool(at * islandWide, islandZ - 0.16)) : []),
      onTop(-stage.side * islandWide * 0.16, 0.92, islandZ + 0.4),
      jarRow(cook + stage.side * 0.8, 1.655, space.back - 0.13, 3, stage.seed)],
    sprites: stage.allows('plants')
      ? [
          sprite(plantTexture('potted-plant', stage.seed, 1), cook + stage.side * 0.66, 2.03, space.back - 0.14, 0.34, false),
          sprite(plantTexture('potted-plant', stage.seed + 1, 1), wx + stage.side * 0.5, 0.9, space.back - 0.3, 0.46, true),
          sprite(plantTexture('potted-plant', stage.seed + 2, 1), stage.side * islandWide * 0.3, 0.92, islandZ + 0.42, 0.42, false)]
      : [],
    lights: [lamps[1].light, { position: [wx, 1.7, space.back - 0.9], color: stage.night ? [0.2, 0.25, 0.5] : [1.3, 1.28, 1.2], radius: 6 }],
    sky: (sky) => indoorSky(sky, stage, [0.62, 0.62, 0.61], [1.2, 1.14, 1.04]),
  }
})
