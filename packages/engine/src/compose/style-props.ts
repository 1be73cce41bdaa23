import { KitBuilder, linear } from '../kits/builder/kit-builder.ts'
import { triples } from '../kits/tuples.ts'
import type { PointLight, Rgb, Sky, Solid, SolidKit } from '../render/scene.ts'
import type { Stage } from './setting.ts'

/** Scenery that a style asks for in any place: it stands at the picture's edges, behind the subjects. */
type StyleProps = { readonly solids: readonly Solid[]; readonly lights: readonly PointLight[]; readonly sky: (sky: Sky) => Sky }

const BRASS: Rgb = linear('#b9853a')
const MAGENTA: Rgb = [2.4, 0.3, 1.5]
const CYAN: Rgb = [0.2, 1.6, 2.2]

function gear(teeth: number, look: number): SolidKit {
  const kit = new KitBuilder()
  const metal = kit.material({ color: look % 2 ? linear('#8a5a2c') : BRASS, specular: 1, gloss: 36, metal: 0.35 })
  kit.torus([0, 0, 0], 0.74, 0.13, 'x', metal).torus([0, 0, 0], 0.2, 0.1, 'x', metal)
  for (let i = 0; i < teeth; i++) {
    const a = (i / teeth) * Math.PI * 2
    const out = (r: number) => [0, Math.sin(a) * r, Math.cos(a) * r] as const
    kit.cone(out(0.8), out(0.96), 0.11, 0.07, metal)
    if (i % 3 === 0) kit.cone(out(0.2), out(0.72), 0.07, 0.06, metal)
  }
  return kit.build(`gear:${teeth}:${look % 2}`)
}

function column(): SolidKit {
  const kit = new KitBuilder()
  const marble = kit.material({ color: [0.62, 0.58, 0.5], specular: 0.2, gloss: 16, pattern: { kind: 'noise', color: [0.42, 0.38, 0.33], scale: 1.4 } })
  kit.cone([0, 0.2, 0], [0, 3.3, 0], 0.27, 0.22, marble)
  kit.box([0, 0.1, 0], [0.34, 0.1, 0.34], 0.04, marble).box([0, 3.42, 0], [0.34, 0.1, 0.34], 0.04, marble)
  kit.torus([0, 0.28, 0], 0.28, 0.07, 'y', marble).torus([0, 3.2, 0], 0.24, 0.06, 'y', marble)
  return kit.build('edge-column')
}

function drape(): SolidKit {
  const kit = new KitBuilder()
  const cloth = kit.material({ color: [0.3, 0.02, 0.035], specular: 0.06, gloss: 8 })
  for (let i = 0; i < 7; i++) {
    const x = i * 0.13
    kit.path(
      triples([0.03 * (i % 2), 3.6, x, 0.06, 2.2 + 0.1 * i, x * 0.62, 0.02, 1.5 + 0.1 * i, x * 0.2, 0, 0.1, x * 0.34]),
      [0.12, 0.11, 0.08, 0.12],
      cloth,
      0.04,
    )
  }
  return kit.build('edge-drape')
}

/** Builds the props that the style's hints name; unknown names are ignored. */
export function styleProps(stage: Stage, ground: (x: number, z: number) => number): StyleProps {
  const { props, reach } = stage
  const solids: Solid[] = []
  const lights: PointLight[] = []
  const z = stage.clearDepth + 0.9 * reach
  const edge = Math.max(stage.halfWidthAt(z) * 0.88, stage.groupHalfWidth + 0.5 * reach)
  const upright = 2 * stage.halfHeightAt(z)
  const face = Math.PI / 2
  if (props.has('gears')) {
    const spots = triples([-1, 0.74, 0.2, 1, 0.3, 0.15, 0.92, 0.86, 0.24, -0.96, 0.36, 0.12])
    spots.forEach(([side, high, size], i) => {
      const y = stage.eye + (high - 0.5) * upright
      solids.push({ kit: gear(12 + (i % 3) * 3, i), position: [side * edge, y, z + i * 0.1], yaw: face, scale: size * upright, instance: 0 })
    })
  }
  if (props.has('columns') && !stage.empty) {
    for (const side of [-1, 1])
      solids.push({ kit: column(), position: [side * edge, ground(side * edge, z) - 0.05, z], yaw: face, scale: (upright * 0.98) / 3.5, instance: 0 })
  }
  if (props.has('drapes') && !stage.empty) {
    const kit = drape()
    const y = stage.eye + stage.halfHeightAt(z) - upright * 0.86
    solids.push({ kit, position: [-edge * 1.1, y, z - 0.2], yaw: -face, scale: (upright * 0.9) / 3.6, instance: 0 })
  }
  if (props.has('neon-signs') && stage.allows('lights')) {
    for (const side of [-1, 1]) {
      const kit = new KitBuilder()
      const tone = side < 0 ? MAGENTA : CYAN
      const tube = kit.material({ color: [0.9, 0.9, 0.9], emission: tone })
      kit.cone([0, -0.5, 0], [0, 0.5, 0], 0.022, 0.022, tube).torus([0, 0.66, 0], 0.13, 0.022, 'x', tube)
      solids.push({
        kit: kit.build(`neon-tube:${side}`),
        position: [side * edge, stage.eye + 0.12 * upright, z],
        yaw: face,
        scale: upright * 0.42,
        instance: 0,
      })
    }
  }
  if (stage.light.has('neon')) {
    const near = -0.35 * stage.distance
    const aside = stage.groupHalfWidth + 1.1 * reach
    lights.push({ position: [-aside, stage.eye + 0.5 * reach, near], color: MAGENTA, radius: 6 * reach })
    lights.push({ position: [aside, stage.eye + 0.4 * reach, near], color: CYAN, radius: 6 * reach })
  }
  const haze = (props.has('smoke') ? 0.008 : 0) + (props.has('fog') ? 0.012 : 0)
  return { solids, lights, sky: (sky) => (haze > 0 && !sky.airless ? { ...sky, fog: sky.fog + haze } : sky) }
}
