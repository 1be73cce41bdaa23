import { masonry, plain, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { futureCity } from '../../scenery/future-city.ts'
import { towerFace } from '../../scenery/tower-face.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Height of towers under fireworks against others. */
export const UNDER_FIREWORKS = 0.56
/** Depth of the last row of towers in that of the first. */
const LAST_ROW = 2.1

/** How far the first row of towers is from where the subjects stand. */
export function nearestTowers({ clearDepth, distance }: Pick<Stage, 'clearDepth' | 'distance'>): number {
  return Math.max(38, clearDepth + distance * 3)
}

/** How far behind the subjects the city ends. */
export function behindTowers(plan: Pick<Stage, 'clearDepth' | 'distance'>): number {
  return LAST_ROW * nearestTowers(plan)
}

/** Who stands before a skyline stands on a roof; alone it is seen over water. */
export function isOnRoof({ empty, airborne, footing }: Stage): boolean {
  return !empty && !airborne && footing === 'ground'
}

/** The roof with its parapet. */
export function roofDeck(stage: Stage): Slab[] {
  const half = stage.groupHalfWidth + 2.5 * stage.reach
  const brick = masonry([0.16, 0.08, 0.06], [0.27, 0.14, 0.1], 0.34, 0.13)
  const rail = stage.clearDepth + 1.6 * stage.reach
  const floor = tiles([0.16, 0.15, 0.15], [0.19, 0.18, 0.175], 0.8 * stage.reach, stage.rain ? 0.6 : 0.1)
  return [
    shadowless(-half * 6, -6, -stage.distance - 4, half * 6, 0, rail, floor),
    shadowless(-half * 6, 0, rail, half * 6, 0.42 * stage.reach, rail + 0.3, brick)]
}

/** Towers of a city seen over water or from a roof. */
export const skyline = defineSetting('skyline', { time: 'night', beyond: behindTowers, vista: { height: 3.4, eye: 2.4, horizon: 0.64 } }, (stage) => {
  const { hasFireworks } = stage
  const future = !hasFireworks && (stage.mood.has('futuristic') || stage.light.has('neon'))
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const towers: Slab[] = []
  const near = nearestTowers(stage)
  const unit = Math.max(0.3, stage.halfHeightAt(near) * 0.026)
  // Under fireworks the towers leave the sky to them.
  const low = hasFireworks ? UNDER_FIREWORKS : 1
  for (let row = 0; row < 3; row++) {
    const z = near * (1 + row * 0.45)
    const width = stage.halfWidthAt(z) * 1.15
    let x = -width
    let i = 0
    while (x < width) {
      const seed = stage.seed * 3 + row * 41 + i * 13
      const w = near * (0.075 + ((seed * 7) % 6) * 0.014)
      // Heights swell towards one side of the middle: a skyline needs a summit.
      const peak = Math.exp(-(((x / width - 0.24 * (stage.seed % 2 ? 1 : -1)) / 0.42) ** 2))
      const limit = stage.halfHeightAt(z) * 1.15 * low
      const height = Math.min(limit, near * (0.14 + row * 0.1 + (((seed * 11) % 10) / 10) * 0.2 + peak * 0.3) * low)
      const face = towerFace(seed, unit, lit, seed % 3 > 0)
      towers.push(slab(x, -8, z, x + w, height, z + w, face))
      if (seed % 4 === 1) towers.push(slab(x + w * 0.32, height, z + w * 0.3, x + w * 0.68, height * 1.16, z + w * 0.7, face))
      if (seed % 5 === 2) towers.push(slab(x + w * 0.47, height, z + w * 0.4, x + w * 0.53, height * 1.3, z + w * 0.46, plain([0.2, 0.2, 0.22])))
      x += w * (1.02 + ((seed * 5) % 5) * 0.08)
      i++
    }
  }
  const roof = isOnRoof(stage)
  const city = future ? futureCity(stage, near, lit) : { boxes: towers, solids: [] }
  return {
    solids: city.solids,
    boxes: [...city.boxes, ...(roof ? roofDeck(stage) : [])],
    ...(roof ? {} : { water: { y: -0.6, color: [0.008, 0.02, 0.04] as const, ripple: 0.06 } }),
    wetness: stage.rain && roof ? 0.8 : 0,
    sky: (sky) => ({ ...sky, fog: Math.min(sky.fog, 0.006), ...(hasFireworks ? { moon: 0 } : {}) }),
  }
})
