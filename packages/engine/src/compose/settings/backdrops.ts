import { KitBuilder, mixColor, shade } from '../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, plain, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { hash2 } from '../../render/noise.ts'
import type { Rgb, Solid, Vec3 } from '../../render/scene.ts'
import { floorFace } from '../scenery/floors.ts'
import { indoorSky } from '../scenery/rooms.ts'
import { defineSetting, type Stage } from '../setting.ts'
import { pick } from '../takes/take.ts'

/** Colors run from the lower left of the picture to the upper right. */
const RAMPS: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [[0.06, 0.08, 0.34], [0.42, 0.1, 0.5], [0.94, 0.36, 0.3]],
  [[0.02, 0.2, 0.3], [0.05, 0.46, 0.5], [0.66, 0.84, 0.62]],
  [[0.86, 0.44, 0.34], [0.94, 0.68, 0.52], [0.96, 0.88, 0.76]],
  [[0.05, 0.16, 0.44], [0.12, 0.42, 0.82], [0.72, 0.87, 0.96]]]
/** Cells along the shorter side. */
const CELLS = 8
const LIGHT: Vec3 = [-0.52, 0.62, -0.59]

/** The prompt's colors from dark to light; a single color in its shades. */
function rampOf({ palette, seed }: Stage): readonly [Rgb, Rgb, Rgb] {
  const [first, second, third] = palette
  if (!first) return RAMPS[seed % RAMPS.length]
  if (!second) return [shade(first, 0.34), first, mixColor(first, [1, 1, 1], 0.62)]
  return [first, third ? second : mixColor(first, second, 0.5), third ?? second]
}

function along([a, b, c]: readonly [Rgb, Rgb, Rgb], t: number): Rgb {
  const at = Math.min(1, Math.max(0, t)) * 2
  return at < 1 ? mixColor(a, b, at) : mixColor(b, c, at - 1)
}

/** Where the backdrop stands and how much of it is seen. */
function frameOf(stage: Stage) {
  const back = stage.clearDepth + (stage.empty ? 1.2 : 2.2)
  // Above the subjects the picture needs more height.
  const reach = stage.empty ? 1.2 : 1.9
  const [wide, tall] = [stage.halfWidthAt(back) * reach, stage.halfHeightAt(back) * reach]
  return { back, wide, tall, cell: (2 * Math.min(wide, tall)) / (CELLS * (reach / 1.2)) }
}

/** Balls and rings that float in front of the wall, clear of the subjects. */
function floating(stage: Stage, ramp: readonly [Rgb, Rgb, Rgb]): Solid[] {
  const { back, wide, tall, cell } = frameOf(stage)
  const near = stage.empty ? 0.82 : 0.5
  return triples([-0.52, 0.42, 1.05, 0.5, -0.4, 1.3, 0.62, 0.5, 0.55, -0.66, -0.5, 0.7, 0.1, 0.62, 0.42]).flatMap(([x, y, size], i): Solid[] => {
    if (!stage.empty && i > 2) return []
    const kit = new KitBuilder()
    const color = i % 2 ? mixColor(along(ramp, 0.95), [1, 1, 1], 0.3) : along(ramp, 0.08 + 0.25 * i)
    const skin = kit.material({ color, specular: 0.9, gloss: 70, metal: 0.08 })
    if (i % 3 === 1) kit.torus([0, 0, 0], 0.7, 0.26, 'z', skin)
    else kit.sphere([0, 0, 0], 0.8, skin)
    return [
      { kit: kit.build(`floating-shape:${i}:${color.join()}`), position: [x * wide * near, stage.eye + y * tall * near, back - cell * 1.6], yaw: 0.4,
        scale: cell * size, instance: 0 }]
  })
}

/** A floor for the subjects, as light as the wall behind it. */
function floorFor(stage: Stage, color: Rgb): Slab[] {
  if (stage.empty) return []
  const { back, wide } = frameOf(stage)
  return [shadowless(-wide * 3, -0.2, -stage.distance - 3, wide * 3, 0, back, plain(color, 0.2))]
}

/** A wall of blocks that stand out by different lengths, in a gradient of colors. */
export const geometricBackdrop = defineSetting('geometric-backdrop', { indoor: true, time: 'day', vista: { height: 1, eye: 0.8, horizon: 0.5 } }, (stage) => {
  const { back, wide, tall, cell } = frameOf(stage)
  const ramp = rampOf(stage)
  const boxes: Slab[] = []
  const columns = Math.ceil(wide / cell)
  const rows = Math.ceil(tall / cell)
  for (let column = -columns; column < columns; column++) {
    for (let row = -rows; row < rows; row++) {
      const luck = hash2(column * 7 + stage.seed, row * 13 + 5)
      const t = 0.5 + 0.32 * ((column + 0.5) / columns) + 0.3 * ((row + 0.5) / rows)
      const color = along(ramp, t + 0.24 * (luck - 0.5))
      // A few blocks are two high: a plain grid would look like bathroom tiles.
      const out = cell * (0.1 + 1.15 * hash2(column * 11 + 3, row * 5 + stage.seed) ** 1.6)
      const y = stage.eye + row * cell
      if (!stage.empty && y + cell < 0) continue
      boxes.push(shadowless(column * cell, y, back - out, (column + 1) * cell, y + cell, back + 0.2, plain(color, 0.25)))
    }
  }
  return {
    boxes: [...boxes, ...floorFor(stage, along(ramp, 0.9))],
    solids: floating(stage, ramp),
    sky: (sky) => ({ ...indoorSky(sky, { ...stage, night: false }, [0.62, 0.62, 0.66], [1.5, 1.45, 1.35]), sunDirection: LIGHT }),
  }
})

const WAVES = 7

/** Overlapping wavy sheets of color, each with a shadow on the next. */
export const waveBackdrop = defineSetting('wave-backdrop', { indoor: true, time: 'day', vista: { height: 1, eye: 0.8, horizon: 0.5 } }, (stage) => {
  const { back, wide, tall } = frameOf(stage)
  const ramp = rampOf(stage)
  const edge = (i: number, x: number): number =>
    -0.86 + (1.72 * (i + 0.5)) / WAVES + 0.2 * Math.sin(x * (1.7 + 0.2 * i) + i * 1.9 + stage.seed) + 0.08 * Math.sin(x * 4.1 - i * 1.3)
  return {
    boxes: [
      {
        ...shadowless(-wide * 1.4, stage.eye - tall * 1.4, back, wide * 1.4, stage.eye + tall * 1.4, back + 0.2, (_axis, _u, _v, wx, wy, _z, out) => {
          const x = (wx / Math.max(wide, tall)) * 1.3
          const y = (wy - stage.eye) / tall
          let i = 0
          while (i < WAVES && y > edge(i, x)) i++
          // The nearer sheet is lower: it casts its shadow upward, and its rim catches the light.
          const below = i > 0 ? y - edge(i - 1, x) : 1
          const above = i < WAVES ? edge(i, x) - y : 1
          const dusk = 1 - 0.5 * Math.exp(-below * 13)
          const rim = 1 + 0.3 * Math.exp(-above * 26)
          const [r, g, b] = along(ramp, i / WAVES + 0.1 * x)
          const k = dusk * rim
          matte(out, r * k, g * k, b * k, 0.1)
        }),
        smooth: true,
      },
      ...floorFor(stage, along(ramp, 0.1))],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.95, 0.95, 0.97], [0.8, 0.78, 0.74]),
  }
})

const WARM: readonly Rgb[] = triples([1, 0.62, 0.2, 1, 0.36, 0.14, 0.95, 0.8, 0.45, 0.25, 0.5, 0.95])
/** Layers of lights, near and far: discs per unit, their radius in it, and brightness. */
const LAYERS = [{ cells: 2.1, size: 0.44, light: 0.3 }, { cells: 3.4, size: 0.36, light: 0.42 }, { cells: 5.6, size: 0.28, light: 0.6 }] as const

function tintsOf({ palette }: Stage): readonly Rgb[] {
  if (palette.length === 0) return WARM
  return palette.flatMap((color): Rgb[] => [color, mixColor(color, [1, 1, 1], 0.35)])
}

/** Light that out-of-focus lamps add at a point: overlapping discs of even light with a brighter rim. */
function lamps(x: number, y: number, tints: readonly Rgb[], seed: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [layer, { cells, size, light }] of LAYERS.entries()) {
    const [u, v] = [x * cells, y * cells]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++) {
        const luck = hash2(i * 17 + layer * 91 + seed, j * 29 + 7)
        // Half of the cells are dark, more of them at the top than at the bottom.
        if (luck > 0.62 - 0.16 * (j / cells)) continue
        const [cx, cy] = [i + 0.2 + 0.6 * hash2(i + seed, j * 3 + layer), j + 0.2 + 0.6 * hash2(j + seed, i * 5 + layer)]
        const radius = size * (0.6 + 0.6 * hash2(i * 3 + 1, j * 7 + seed))
        const out = Math.hypot(u - cx, v - cy) / radius
        const inside = Math.min(1, Math.max(0, (1 - out) * 12))
        if (inside === 0) continue
        const strength = light * (0.4 + 0.9 * hash2(i * 7 + layer, j * 11 + seed)) * (1 + 0.55 * out ** 6) * inside
        const tint = tints[Math.floor(luck * 97) % tints.length]
        for (let c = 0; c < 3; c++) sum[c] += tint[c] * strength
      }
  }
  return sum
}

/** Out-of-focus lamps in the dark. */
export const bokehBackdrop = defineSetting('bokeh-backdrop', { indoor: true, time: 'day', vista: { height: 1, eye: 0.8, horizon: 0.5 } }, (stage) => {
  const back = stage.clearDepth + (stage.empty ? 1.2 : 2.2)
  const [wide, tall] = [stage.halfWidthAt(back) * 2, stage.halfHeightAt(back) * 2]
  const unit = Math.min(wide, tall) / 2
  const tints = tintsOf(stage)
  const dark = shade(tints[0], 0.05)
  const { eye, seed } = stage
  return {
    boxes: [
      {
        ...shadowless(-wide, eye - tall, back, wide, eye + tall, back + 0.2, (_axis, _u, _v, wx, wy, _z, out) => {
          const [x, y] = [wx / unit, (wy - eye) / unit]
          const low = 1.3 - 0.5 * y
          const [r, g, b] = lamps(x, y, tints, seed)
          matte(out, 0.01, 0.01, 0.012, 0)
          glow(out, dark[0] * low + r, dark[1] * low + g, dark[2] * low + b)
        }),
        smooth: true,
      }],
    sky: (sky) => indoorSky(sky, { ...stage, night: false }, [0.3, 0.3, 0.32], [0.5, 0.48, 0.44]),
  }
})

/** Light from the upper left of the picture, high enough for short shadows. */
const OVERHEAD: Vec3 = [-0.44, 0.52, -0.732]

/** A bare surface seen from straight above, with things lying on it. Prompts cannot name it. */
export const flatLay = defineSetting('flat-lay', { indoor: true, time: 'day', footing: () => 'air', vista: { height: 1, eye: 0.8, horizon: 0.5 } },
  (stage) => ({ sky: (sky) => ({ ...indoorSky(sky, { ...stage, night: false }, [0.72, 0.73, 0.76], [1.2, 1.15, 1.08]), sunDirection: OVERHEAD }) }))

/** Paper backdrops: calm colors that contrast with most things. */
const PAPERS: readonly Rgb[] = triples([0.42, 0.5, 0.56, 0.62, 0.5, 0.4, 0.46, 0.54, 0.46, 0.66, 0.62, 0.55, 0.5, 0.44, 0.56])

/** Papers of the other takes: dark, vivid and pale. */
const OTHER_PAPERS: readonly [Rgb, Rgb, Rgb] = [[0.5, 0.15, 0.07], [0.74, 0.5, 0.12], [0.05, 0.08, 0.13]]

export const studio = defineSetting('studio', { indoor: true, time: 'day', vista: { height: 1, eye: 0.8, horizon: 0.5 } }, (stage) => {
  const asked = stage.palette[0]
  const strong = stage.light.has('studio') ? undefined : pick(stage.take, OTHER_PAPERS)
  const paper = asked ?? (stage.night ? ([0.05, 0.055, 0.075] as Rgb) : (strong ?? PAPERS[stage.seed % PAPERS.length]))
  const light = mixColor(paper, [1, 1, 1], asked || strong ? 0.06 : 0.22)
  const back = stage.clearDepth + 3.4 * Math.max(0.7, stage.reach)
  const halfWidth = stage.halfWidthAt(back)
  const halfHeight = stage.halfHeightAt(back)
  const wide = halfWidth * 3
  const top = stage.eye + 3 * halfHeight
  return {
    boxes: [
      { ...shadowless(-wide, -0.2, -stage.distance - 3, wide, 0, back, floorFace(stage, light)), smooth: !stage.floor },
      { ...shadowless(-wide, 0, back, wide, top, back + 0.3, paperFace(paper, light, stage.eye, halfWidth, halfHeight)), smooth: true }],
    lights: [
      { position: [stage.groupHalfWidth + 2.2 * stage.reach, stage.eye + 1.6 * stage.reach, stage.clearDepth + 0.6 * stage.reach], color: [0.9, 0.95, 1.1],
        radius: 6 * stage.reach }],
    sky: (sky) =>
      indoorSky(sky, { ...stage, night: false }, stage.night ? [0.2, 0.22, 0.3] : [0.8, 0.81, 0.83], stage.night ? [0.9, 0.9, 1] : [1.62, 1.55, 1.45]),
  }
})

/** A soft pool of light behind the subject; the curved paper hides the seam with the floor. */
function paperFace(paper: Rgb, light: Rgb, eye: number, halfWidth: number, halfHeight: number): Face {
  return (_axis, _u, _v, x, y, _z, out) => {
    const across = x / halfWidth
    const up = (y - eye) / halfHeight
    const pool = Math.exp((across * across + up * up) * -0.9)
    const bend = Math.exp((-y / halfHeight) * 5)
    const k = 0.62 + 0.5 * pool
    matte(out, paper[0] * k * (1 - bend) + light[0] * bend, paper[1] * k * (1 - bend) + light[1] * bend, paper[2] * k * (1 - bend) + light[2] * bend, 0)
  }
}
