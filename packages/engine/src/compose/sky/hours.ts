import type { Sky } from '../../render/scene.ts'
import type { TimeOfDay } from '../../scene-graph.ts'

type Rgb3 = readonly [number, number, number]

/** Light of a time of day, before weather and mood. */
type Hour = Omit<Sky, 'sunDirection'> & { readonly sun: Rgb3; readonly exposure: number }

/** Light under a clear sky by time of day. `sun` points at the light for side +1; z > 0 is behind the subject. */
// biome-ignore format: one a row
export const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  sunrise: { sun: [0.74, 0.21, 0.34], sunColor: [3.3, 1.75, 0.9], ambient: [0.42, 0.46, 0.63], ground: [0.22, 0.18, 0.18], zenith: [0.12, 0.24, 0.56],
    horizon: [1.05, 0.56, 0.3], glow: [1.3, 0.58, 0.2], sunDisc: 9, clouds: 0.6, cloudLit: [1.4, 0.74, 0.42], cloudDark: [0.34, 0.28, 0.44], stars: 0, moon: 0,
    fog: 0.005, exposure: 1.05 },
  morning: { sun: [0.7, 0.42, -0.12], sunColor: [2.7, 2.15, 1.55], ambient: [0.46, 0.56, 0.76], ground: [0.3, 0.26, 0.21], zenith: [0.15, 0.36, 0.78],
    horizon: [0.86, 0.8, 0.74], glow: [0.6, 0.45, 0.28], sunDisc: 0, clouds: 0.55, cloudLit: [1.3, 1.2, 1.08], cloudDark: [0.55, 0.58, 0.68], stars: 0, moon: 0,
    fog: 0.005, exposure: 1 },
  day: { sun: [0.56, 0.62, -0.36], sunColor: [2.5, 2.3, 2.0], ambient: [0.5, 0.62, 0.85], ground: [0.32, 0.28, 0.22], zenith: [0.11, 0.31, 0.8],
    horizon: [0.62, 0.78, 0.95], glow: [0.3, 0.3, 0.25], sunDisc: 0, clouds: 0.6, cloudLit: [1.25, 1.25, 1.27], cloudDark: [0.6, 0.67, 0.8], stars: 0, moon: 0,
    fog: 0.004, exposure: 0.97 },
  sunset: { sun: [-0.72, 0.17, 0.38], sunColor: [3.5, 1.45, 0.55], ambient: [0.42, 0.38, 0.52], ground: [0.24, 0.17, 0.16], zenith: [0.12, 0.15, 0.44],
    horizon: [1.25, 0.45, 0.14], glow: [1.5, 0.52, 0.14], sunDisc: 9, clouds: 0.64, cloudLit: [1.45, 0.52, 0.2], cloudDark: [0.3, 0.2, 0.36], stars: 0, moon: 0,
    fog: 0.006, exposure: 1.02 },
  dusk: { sun: [-0.8, 0.2, 0.38], sunColor: [2.5, 1.2, 0.66], ambient: [0.36, 0.38, 0.6], ground: [0.2, 0.19, 0.26], zenith: [0.1, 0.13, 0.36],
    horizon: [0.82, 0.44, 0.44], glow: [1.2, 0.5, 0.27], sunDisc: 4, clouds: 0.55, cloudLit: [1.15, 0.58, 0.52], cloudDark: [0.28, 0.24, 0.42], stars: 0.25,
    moon: 0, fog: 0.012, exposure: 1.12 },
  night: { sun: [-0.42, 0.52, -0.5], sunColor: [0.36, 0.42, 0.62], ambient: [0.1, 0.12, 0.22], ground: [0.045, 0.045, 0.07], zenith: [0.012, 0.018, 0.06],
    horizon: [0.07, 0.08, 0.17], glow: [0.02, 0.02, 0.04], sunDisc: 0, clouds: 0.45, cloudLit: [0.16, 0.17, 0.28], cloudDark: [0.03, 0.032, 0.07], stars: 1,
    moon: 1, fog: 0.011, fogColor: [0.05, 0.055, 0.12], exposure: 1.3 },
}
