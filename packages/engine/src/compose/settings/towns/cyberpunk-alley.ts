import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, glow, matte, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { fbm, hash2 } from '../../../render/noise.ts'
import { neonSigns } from '../../scenery/neon-signs.ts'
import { avenue, pavement } from '../../scenery/streets.ts'
import { defineSetting } from '../../setting.ts'

/** Stained concrete with pipes, vents and lit windows. */
function grimy(seed: number, length: number): Face {
  const base: Face = (axis, u, v, _x, _y, _z, out) => {
    const n = fbm(u * 0.8 + seed, v * 0.5, 4)
    const pipe = u % 2.7 < 0.16 || (v % 5.4 < 0.14 && axis !== 1)
    const tone = (pipe ? 0.04 : 0.075) * (0.5 + n)
    matte(out, tone, tone * 1.02, tone * 1.15, pipe ? 0.5 : 0.2)
    // Strip lights under some ledges.
    if (v % 5.4 > 5.25 && hash2(Math.floor(u / 2.7), seed) > 0.6) glow(out, 0.3, 1.1, 1.4)
  }
  return windowed(base, length, true, { sill: 3.2, storey: 2.7, rows: 9, bay: 1.8, width: 1.1, height: 1.3, frame: [0.02, 0.02, 0.03], lit: 0.4,
    light: seed % 3 === 0 ? [1.5, 0.4, 0.9] : seed % 3 === 1 ? [0.4, 1, 1.3] : [1.4, 0.9, 0.4], seed })
}

export const cyberpunkAlley = defineSetting('cyberpunk-alley', { time: 'night', vista: { height: 3, eye: 1.6, horizon: 0.58 } }, (stage) => {
  const half = Math.max(3, stage.groupHalfWidth + 1.2, Math.min(7, stage.halfWidthAt(stage.clearDepth) * 0.85))
  const signs = stage.allows('lights') ? neonSigns(stage, half) : { slabs: [], lights: [] }
  return {
    boxes: [shadowless(-120, -1, -60, 120, 0, 180, pavement(false, half - 0.9, true)), ...avenue(stage, { half, low: 18, high: 34, face: grimy }),
      ...signs.slabs],
    lights: [
      ...signs.lights.slice(0, 7),
      { position: [-half * 0.8, 2.4, -0.3 * stage.distance], color: [1.9, 0.25, 1.2], radius: 8 },
      { position: [half * 0.8, 2.2, -0.2 * stage.distance], color: [0.2, 1.2, 1.8], radius: 8 }],
    wetness: 0.95,
    weather: { rain: stage.allows('rain') ? 0.55 : 0 },
    sky: (sky) => ({ ...sky, zenith: [0.02, 0.012, 0.06], horizon: [0.3, 0.06, 0.32], ambient: [0.13, 0.1, 0.24], ground: [0.05, 0.03, 0.09],
      sunColor: [0.22, 0.18, 0.4], clouds: 0.6, cloudLit: [0.24, 0.07, 0.28], cloudDark: [0.03, 0.02, 0.08], stars: 0, moon: 0, sunDisc: 0, fog: 0.024,
      fogColor: [0.14, 0.035, 0.2] }),
  }
})
