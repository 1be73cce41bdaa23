import { mixColor } from '../../kits/builder/kit-builder.ts'
import { type Face, matte, shadowless } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import type { Rgb } from '../../render/scene.ts'
import { floorFace } from '../scenery/floors.ts'
import { indoorSky } from '../scenery/rooms.ts'
import { defineSetting } from '../setting.ts'
import { pick } from '../takes/take.ts'

/** Paper backdrops: calm colors that set off most things. */
const PAPERS: readonly Rgb[] = triples([0.42, 0.5, 0.56, 0.62, 0.5, 0.4, 0.46, 0.54, 0.46, 0.66, 0.62, 0.55, 0.5, 0.44, 0.56])

/** Papers of the other takes: dark, strong and pale. */
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

/** A soft pool of light behind the subject; the paper's bend hides the seam with the floor. */
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
