import type { Swell, SwellAlong } from '../../render/bent-shapes.ts'
import type { Primitive, Vec3 } from '../../render/scene.ts'
import { sinkOf } from '../../render/solids/solid-body.ts'

type Plate = Extract<Primitive, { type: 'plate' }>
type Cut = Pick<Plate, 'outline' | 'swell'>

/** The outline of a plate, and how it swells, that an exact quarter or half turn brings to another axis. */
export function turnedOutline(plate: Plate, axis: Plate['axis'], turn: (p: Vec3) => Vec3): Cut {
  const turned = ([a, b]: readonly [number, number]): readonly [number, number] => {
    const [x, y, z] = turn(plate.axis === 'x' ? [0, a, b] : plate.axis === 'y' ? [a, 0, b] : [a, b, 0])
    return axis === 'x' ? [y, z] : axis === 'y' ? [x, z] : [x, y]
  }
  const outline = plate.outline.map(turned)
  if (!plate.swell) return { outline }
  // Which of the new axes each old one has become, and whether it is mirrored.
  const [first, second] = plate.swell
  const [a, b] = turned([1, 0])
  const [c, d] = turned([0, 1])
  const swell: Swell = a !== 0 ? [mirrored(first, a), mirrored(second, d)] : [mirrored(second, c), mirrored(first, b)]
  return { outline, swell }
}

function mirrored(along: SwellAlong, sign: number): SwellAlong {
  if (sign > 0) return along
  const { from, to, low, high, ends, about, sink } = along
  return { from: -to, to: -from, low: high, high: low, ends, about: -about, sink: -sink }
}

/** The swell of an outline that is moved. */
export function movedSwell([first, second]: Swell, a: number, b: number): Swell {
  const moved = (along: SwellAlong, by: number): SwellAlong => ({ ...along, from: along.from + by, to: along.to + by, about: along.about + by })
  return [moved(first, a), moved(second, b)]
}

/** The swell of a plate that is larger by a factor. */
export function scaledSwell([first, second]: Swell, scale: number): Swell {
  const scaled = ({ from, to, low, high, ends, about, sink }: SwellAlong): SwellAlong => ({
    from: from * scale,
    to: to * scale,
    low: low / scale,
    high: high / scale,
    ends: ends / scale ** 2,
    about: about * scale,
    sink: sink / scale,
  })
  return [scaled(first), scaled(second)]
}

/** How far a plate reaches from its center along each axis, with its thing turned about y. */
export function plateReach(plate: Plate, yaw: number): Vec3 {
  const { axis, half, round, outline } = plate
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const through = half + round
  const most = (way: (a: number, b: number) => number): number => Math.max(...outline.map(([a, b]) => Math.abs(way(a, b)))) + round
  const first = most((a) => a) + sinkOf(plate, 0)
  const second = most((_, b) => b) + sinkOf(plate, 1)
  if (axis === 'y') {
    const sink = Math.max(sinkOf(plate, 0), sinkOf(plate, 1))
    return [most((a, b) => a * cos + b * sin) + sink, through, most((a, b) => b * cos - a * sin) + sink]
  }
  const [x, y, z] = axis === 'x' ? [through, first, second] : [first, second, through]
  return [x * Math.abs(cos) + z * Math.abs(sin), y, x * Math.abs(sin) + z * Math.abs(cos)]
}
