import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { addHeights, farScale, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, towards } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** What a field may be sown with: kinds for the near rows, the color of the far ones, and meters from row to row where it is planted. */
const SOWN: readonly { readonly kinds: readonly string[]; readonly far: Rgb; readonly rows?: number }[] = [
  { kinds: ['wheat'], far: [0.56, 0.4, 0.12] },
  { kinds: ['lavender'], far: [0.27, 0.13, 0.6], rows: 1.05 },
  { kinds: ['poppy', 'poppy', 'daisy'], far: [0.62, 0.08, 0.04] },
  { kinds: ['tulip', 'tulip', 'crocus'], far: [0.62, 0.1, 0.16], rows: 0.9 },
  { kinds: ['sunflower'], far: [0.75, 0.5, 0.04] },
  { kinds: ['daisy', 'flower', 'poppy', 'crocus', 'lily'], far: [0.62, 0.4, 0.42] }]
/** Where no flower is named they grow wild: no one sowed them in beds. */
const WILD = SOWN.filter(({ kinds, rows }) => kinds.length > 1 && !rows)

/** What flowers of these colors look like from afar; undefined for none. */
function mixed(colors: readonly Rgb[]): Rgb | undefined {
  if (colors.length === 0) return undefined
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

export const flowerField = defineSetting('flower-field', { time: 'morning', season: 'spring', vista: { height: 1.7, eye: 1.25, horizon: 0.46 } }, (stage) => {
  const sown = SOWN.find(({ kinds }) => kinds[0] === stage.flower) ?? WILD[stage.seed % WILD.length]
  const height = addHeights(rolling(stage, 0.9, 9), hillRange(stage, 7, 14, 70), mountainRange(stage, 16, 55, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  // Each color asked for has its share of the flowers, and far away they mix.
  const tints = stage.flowerColors.length > 0 ? stage.flowerColors : [undefined]
  const fromAfar = mixed(stage.flowerColors) ?? sown.far
  const grass = meadowAlbedo(stage)
  const land = mountainAlbedo(stage, grass, 60, 11)
  const reach = stage.reach
  const far = farScale(stage)
  // Beds run away from the viewer, a little to one side.
  const slant = (stage.seed % 2 ? 1 : -1) * 0.16
  const apart = (sown.rows ?? 1) * Math.max(0.7, Math.min(2, reach))
  const inBed = (x: number, z: number): number => {
    const t = (x - slant * z) / apart
    return smoothstep(0.36, 0.24, Math.abs(t - Math.round(t)))
  }
  const planted = sown.rows ? (x: number, z: number) => inBed(x, z) > 0.3 : undefined
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        land(x, y, z, ny, out)
        if (!stage.allows('flowers')) return
        if (sown.rows) {
          const bed = inBed(x, z)
          const n = fbm((x * 4) / reach, (z * 4) / reach, 3)
          const fade = smoothstep(70 * far, 46 * far, z) * (stage.snow ? 0 : 1)
          towards(out, [0.26 + 0.14 * n, 0.19 + 0.1 * n, 0.11 + 0.07 * n], fade * 0.7 * (1 - bed))
          // Leaves below the flowers; from afar a bed is all flower.
          const bloom = smoothstep(-0.5 * stage.distance, 9 * reach, z)
          const leaf: Rgb = [0.07 + 0.07 * n, 0.13 + 0.08 * n, 0.07]
          towards(out, leaf, fade * bed * 0.9)
          const k = 0.7 + 0.5 * n
          const [r, g, b] = fromAfar
          towards(out, [r * k, g * k, b * k], fade * bed * (0.35 + 0.65 * bloom))
          return
        }
        // Far flowers merge into rows of color.
        const rows = 0.55 + 0.45 * Math.sin((x * 1.4) / reach + fbm(x * 0.2, z * 0.2, 2) * 2)
        // Before a large subject (a house) no single flowers are seen: there the color begins at the viewer's feet.
        const wide = smoothstep(1.2, 2, reach)
        const from = -2 * reach * (1 - wide) - stage.distance * wide
        const to = reach * (10 - 6 * wide)
        const cover = (0.5 * wide + (1 - 0.5 * wide) * smoothstep(from, to, z)) * smoothstep(62 * far, 40 * far, z)
        towards(out, fromAfar, Math.min(1, cover * rows * (0.5 + 0.7 * fbm(x * 3, z * 3, 3))))
      },
    },
    sprites: [
      ...plantWood(stage, ground, sown.kinds[0] === 'lavender' ? ['cypress', 'cypress', 'oak'] : ['oak', 'poplar', 'birch'], 140, [24, 80], [3, 5], 2),
      ...frameWithTrees(stage, ground, ['oak'], 0.7).slice(planted ? 7 : 4),
      ...tints.flatMap((tint) => [
        // Half of what is sown would fall between the beds.
        ...growPlants(stage, ground, sown.kinds, ((reach > 1.5 ? 1100 : 620) * (planted ? 1.9 : 1)) / tints.length, [-0.8 * (stage.distance / reach), 17],
          [0.3, 0.52], { scenery: 'flowers', stems: 3, ...(tint ? { tint } : {}), ...(planted ? { where: planted, aside: !stage.empty } : {}) }),
        ...growPlants(stage, ground, sown.kinds, 90 / tints.length, [-0.7, 1.2], [0.2, 0.3], { aside: true, scenery: 'flowers', stems: 3,
          ...(tint ? { tint } : {}), ...(planted ? { where: planted } : {}) })]),
      ...growPlants(stage, ground, ['grass'], 120, [-2.2, 8], [0.2, 0.4], planted ? { where: (x, z) => !planted(x, z) } : {})],
  }
})
