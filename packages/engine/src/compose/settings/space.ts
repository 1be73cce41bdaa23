import { KitBuilder, linear, shade } from '../../kits/kit-builder.ts'
import type { Rgb, Solid } from '../../render/scene.ts'
import { airlessSky } from '../scenery/airless.ts'
import { boulder } from '../scenery/rocks.ts'
import { defineSetting } from '../setting.ts'

const PLANETS: readonly (readonly [string, boolean])[] = [
  ['#c98a5a', true],
  ['#5a86c9', false],
  ['#a06ac0', true],
  ['#5aa88a', false],
]

function planet(color: Rgb, ringed: boolean): Solid['kit'] {
  const kit = new KitBuilder()
  const body = kit.material({
    color,
    specular: 0.05,
    pattern: { kind: 'noise', color: shade(color, 0.62), scale: 4.5 },
  })
  kit.sphere([0, 0, 0], 1, body)
  if (ringed) {
    const ring = kit.material({ color: shade(color, 1.3), specular: 0.05 })
    for (let k = 0; k < 3; k++) {
      for (let i = 0; i < 36; i++) {
        const at = (a: number) => {
          const rr = 1.4 + k * 0.2
          return [Math.cos(a) * rr, Math.sin(a) * rr * 0.3 + Math.cos(a) * 0.3, Math.sin(a) * rr] as const
        }
        kit.cone(at((i / 36) * Math.PI * 2), at(((i + 1) / 36) * Math.PI * 2), 0.05, 0.05, ring)
      }
    }
  }
  return kit.build(`planet:${color.join()}:${ringed}`)
}

export const space = defineSetting({
  id: 'space',
  time: 'night',
  footing: () => 'air',
  vista: { height: 3, eye: 1.5, horizon: 0.5 },
  build: (stage) => {
    const [hex, ringed] = PLANETS[stage.seed % PLANETS.length]
    const side = stage.seed % 2 ? 1 : -1
    const z = stage.clearDepth + 9 * stage.reach
    const x = side * stage.halfWidthAt(z) * (stage.empty ? 0.42 : 0.62)
    const radius = stage.halfHeightAt(z) * (stage.empty ? 0.34 : 0.3)
    const high = stage.eye + stage.halfHeightAt(z) * (stage.empty ? -0.3 : 0.26)
    const rocks: Solid[] = stage.allows('rocks')
      ? [
          [-0.7, 2.5, 0.34, -0.45],
          [0.8, 3.5, 0.5, -0.55],
          [-0.45, 6, 0.44, 0.62],
          [0.2, 7, 0.4, -0.72],
          [-0.9, 5, 0.6, 0.1],
        ].map(([column, depth, size, row], i) => {
          const rz = stage.clearDepth + depth * stage.reach
          return {
            kit: boulder(i % 4, [0.16, 0.145, 0.135]),
            position: [
              -side * column * stage.halfWidthAt(rz),
              stage.eye + row * stage.halfHeightAt(rz),
              rz,
            ] as const,
            yaw: i * 1.3,
            scale: size * stage.reach,
            instance: 0,
          }
        })
      : []
    return {
      ground: () => 0,
      solids: [
        ...(stage.allows('planets')
          ? [
              {
                kit: planet(linear(hex), ringed),
                position: [x, high, z] as const,
                yaw: 0.6,
                scale: radius,
                instance: 0,
              },
            ]
          : []),
        ...rocks,
      ],
      lights: [
        {
          position: [
            -side * (stage.groupHalfWidth + 1.5 * stage.reach),
            stage.eye,
            stage.clearDepth + stage.reach,
          ],
          color: [0.35, 0.5, 1.2],
          radius: 6 * stage.reach,
        },
      ],
      exposure: 0.85,
      sky: (sky) => ({
        ...airlessSky(sky),
        // Clouds without air are drawn as nebulae.
        zenith: [0.006, 0.005, 0.02],
        horizon: [0.012, 0.006, 0.03],
        clouds: stage.allows('nebula') ? 0.7 : 0,
        cloudLit:
          stage.seed % 3 === 0
            ? [0.3, 0.1, 0.34]
            : stage.seed % 3 === 1
              ? [0.06, 0.2, 0.36]
              : [0.34, 0.13, 0.12],
        cloudDark: [0.02, 0.012, 0.06],
        stars: 1.3,
        ambient: stage.empty ? [0.07, 0.08, 0.13] : [0.16, 0.17, 0.26],
      }),
      weather: { rain: 0, snow: 0 },
      wetness: 0,
    }
  },
})
