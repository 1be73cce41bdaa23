import type { Scene } from './scene.ts'

/** Written by `Lighting.illuminate`: diffuse irradiance 0..2 and specular radiance 3..5. */
type Illumination = Float64Array

/** Direct and ambient light at a surface point. */
export type Lighting = {
  readonly result: Illumination
  /**
   * Light at (x, y, z) with unit normal n, seen along unit direction v. `sun` and `open` are the shares of sun and sky that reach the point;
   * `specular` and `gloss` describe the highlight (0: none); `wrap` is how far light extends around soft surfaces, 0 … 1.
   */
  readonly illuminate: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    vx: number,
    vy: number,
    vz: number,
    sun: number,
    open: number,
    specular: number,
    gloss: number,
    wrap: number,
  ) => void
}

const LIGHT_STRIDE = 8

export function createLighting(scene: Scene): Lighting {
  const { sky } = scene
  const [lx, ly, lz] = sky.sunDirection
  const [sunR, sunG, sunB] = sky.sunColor
  const [groundR, groundG, groundB] = sky.ground
  const [skyR, skyG, skyB] = [sky.ambient[0] - groundR, sky.ambient[1] - groundG, sky.ambient[2] - groundB]
  const lights = new Float64Array(scene.lights.length * LIGHT_STRIDE)
  scene.lights.forEach((light, i) => {
    const core = light.radius / 6
    lights.set([...light.position, ...light.color, core * core, 1 / (light.radius * light.radius)], i * LIGHT_STRIDE)
  })
  const result = new Float64Array(6)

  const illuminate: Lighting['illuminate'] = (x, y, z, nx, ny, nz, vx, vy, vz, sun, open, specular, gloss, wrap) => {
    const facing = (nx * lx + ny * ly + nz * lz + wrap) / (1 + wrap)
    const direct = facing > 0 ? facing * sun : 0
    const up = 0.5 + 0.5 * ny
    let r = sunR * direct + (groundR + skyR * up) * open
    let g = sunG * direct + (groundG + skyG * up) * open
    let b = sunB * direct + (groundB + skyB * up) * open
    let sr = 0
    let sg = 0
    let sb = 0
    if (specular > 0 && sun > 0) {
      const hx = lx - vx
      const hy = ly - vy
      const hz = lz - vz
      const nh = nx * hx + ny * hy + nz * hz
      if (nh > 0) {
        const k = (nh / Math.sqrt(hx * hx + hy * hy + hz * hz)) ** gloss * specular * sun
        sr = sunR * k
        sg = sunG * k
        sb = sunB * k
      }
    }
    for (let i = 0; i < lights.length; i += LIGHT_STRIDE) {
      const dx = lights[i] - x
      const dy = lights[i + 1] - y
      const dz = lights[i + 2] - z
      const d2 = dx * dx + dy * dy + dz * dz
      const share = d2 * lights[i + 7]
      if (share >= 1) continue
      const core = lights[i + 6]
      const fade = 1 - share * share
      const strength = (core / (core * 0.15 + d2)) * fade * fade
      const inverse = 1 / Math.sqrt(d2 + 1e-9)
      const lambert = (dx * nx + dy * ny + dz * nz) * inverse * 0.8 + 0.2
      if (lambert > 0) {
        const k = lambert * strength * (0.4 + 0.6 * open)
        r += lights[i + 3] * k
        g += lights[i + 4] * k
        b += lights[i + 5] * k
      }
      if (specular > 0) {
        const hx = dx * inverse - vx
        const hy = dy * inverse - vy
        const hz = dz * inverse - vz
        const nh = nx * hx + ny * hy + nz * hz
        if (nh > 0) {
          const c2 = (nh * nh) / (hx * hx + hy * hy + hz * hz)
          if (c2 > 0.5) {
            const k = c2 ** (gloss * 0.5) * specular * strength
            sr += lights[i + 3] * k
            sg += lights[i + 4] * k
            sb += lights[i + 5] * k
          }
        }
      }
    }
    result[0] = r
    result[1] = g
    result[2] = b
    result[3] = sr
    result[4] = sg
    result[5] = sb
  }

  return { result, illuminate }
}
