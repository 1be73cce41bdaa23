import { KitBuilder } from '../../kits/kit-builder.ts'
import { masonry, matte, type Slab, slab, tiles } from '../../kits/wall-faces.ts'
import type { PointLight, Solid } from '../../render/scene.ts'
import { indoorSky, outdoors, roomFor, shell } from '../scenery/rooms.ts'
import { defineSetting } from '../setting.ts'

/** The great hall: arched windows, banners, torches, a carpet that leads to the back. */
export const castle = defineSetting({
  id: 'castle',
  indoor: true,
  time: 'sunset',
  vista: { height: 2.4, eye: 1.6, horizon: 0.5 },
  build: (stage) => {
    const space = roomFor(stage, 4, 5)
    const r = Math.max(1, Math.min(2.4, stage.reach))
    const stone = masonry([0.28, 0.24, 0.2], [0.44, 0.39, 0.33], 0.8 * r, 0.42 * r)
    const bay = Math.max(1.9 * r, space.right / 1.7)
    const sill = 0.95 * r
    const tall = 1.7 * r
    const windows: Slab['face'] = (axis, u, v, x, y, z, out) => {
      const i = Math.round(x / bay)
      const dx = (x - i * bay) / (0.5 * r)
      const dy = (y - sill - tall) / (0.7 * r)
      const open = axis === 2 && y > sill && (dy > 0 ? dx * dx + dy * dy < 1 : Math.abs(dx) < 1)
      if (!open) {
        stone(axis, u, v, x, y, z, out)
        return
      }
      const bar = Math.abs(dx) < 0.05 || Math.abs((((y / r) * 1.6) % 1) - 0.5) < 0.035
      if (bar) matte(out, 0.1, 0.08, 0.07)
      else outdoors(stage, Math.min(1, (y - sill) / (2.4 * r)), out)
    }
    const carpetHalf = Math.max(0.7, stage.groupHalfWidth * 0.8)
    const flags = tiles([0.24, 0.21, 0.2], [0.4, 0.37, 0.33], 0.9, 0.3)
    const floor: Slab['face'] = (axis, u, v, x, y, z, out) => {
      const d = Math.abs(x)
      if (d > carpetHalf) flags(axis, u, v, x, y, z, out)
      else if (d > carpetHalf - 0.1) matte(out, 0.62, 0.42, 0.1)
      else matte(out, 0.36, 0.03, 0.055)
    }
    const banners: Slab[] = [-0.5, 0.5].map((k) =>
      slab(
        k * bay - 0.28 * r,
        1.1 * r,
        space.back - 0.12,
        k * bay + 0.28 * r,
        3.4 * r,
        space.back - 0.08,
        (_axis, u, v, _x, _y, _z, out) => {
          const fold = 0.75 + 0.3 * Math.sin((u / r) * 22)
          const crest = Math.hypot(u - 0.28 * r, v - 1.4 * r) < 0.15 * r || v < 0.12 * r
          matte(
            out,
            (crest ? 0.62 : 0.36) * fold,
            (crest ? 0.44 : 0.035) * fold,
            (crest ? 0.12 : 0.07) * fold,
          )
        },
        false,
      ),
    )
    const torches: Solid[] = []
    const lights: PointLight[] = []
    for (const side of [-1, 1]) {
      const kit = new KitBuilder()
      const iron = kit.material({ color: [0.05, 0.04, 0.035] })
      const flame = kit.material({ color: [1, 0.6, 0.2], emission: [7, 3.2, 0.8] })
      kit.cone([0, 0, 0], [0, 0.42, 0], 0.03, 0.06, iron).ellipsoid([0, 0.56, 0], [0.09, 0.17, 0.09], flame)
      const x = side * Math.min(space.right * 0.86, stage.halfWidthAt(space.back - 0.6) * 0.8)
      torches.push({
        kit: kit.build('torch'),
        position: [x, 1.9 * r, space.back - 0.3],
        yaw: 0,
        scale: r,
        instance: 0,
      })
      lights.push({ position: [x * 0.96, 2.5 * r, space.back - 0.7], color: [2.2, 1.15, 0.4], radius: 6 * r })
    }
    const pillars = [-1, 1].flatMap((side) =>
      [0.34, 0.75].map((t) => {
        const z = stage.clearDepth + (space.back - stage.clearDepth) * t
        const x = side * Math.max(stage.groupHalfWidth + 0.8 * r, stage.halfWidthAt(z) * 0.74)
        return slab(x - 0.32 * r, 0, z - 0.32 * r, x + 0.32 * r, space.height, z + 0.32 * r, stone)
      }),
    )
    return {
      ground: () => 0,
      boxes: [...shell(space, floor, windows, stone), ...banners, ...(stage.detail > 0.3 ? pillars : [])],
      solids: torches,
      lights: [
        ...lights,
        {
          position: [0, sill + tall, space.back - 1],
          color: stage.night ? [0.25, 0.32, 0.7] : [1.5, 1, 0.6],
          radius: 8 * r,
        },
      ],
      sky: (sky) => indoorSky(sky, stage, [0.4, 0.37, 0.42], [1.5, 1.25, 0.9]),
    }
  },
})
