import type { Rgb, Vec3 } from '../../../render/scene.ts'
import { type KitBuilder, linear } from '../../builder/kit-builder.ts'
import { add, lerp } from '../../builder/vector.ts'
import { quads } from '../../tuples.ts'

/** How far the halves of a sheet are folded back, radians, and half of one of them: up and aside. */
const FOLD = 0.26
const HALF = [0.2, 0.13] as const

/** Lines of print: how high each is on a page of half height 1, how far from its middle, and half how long and how thick. */
const PRINT = quads([
  0.78, 0, 0.8, 0.1, 0.5, -0.42, 0.38, 0.03, 0.38, -0.42, 0.38, 0.03, 0.26, -0.42, 0.36, 0.03, -0.3, 0, 0.78, 0.03, -0.42, 0, 0.76, 0.03, -0.54, 0, 0.78, 0.03,
  -0.66, 0, 0.72, 0.03, -0.78, 0, 0.76, 0.03])

/** A newspaper or a map spread between both hands, its printed side to who looks. */
export function buildSheets(kit: KitBuilder, thing: string, right: Vec3, left: Vec3, color: Rgb | undefined): void {
  const map = thing === 'map'
  const paper = kit.material({ color: color ?? linear(map ? '#e9dcb4' : '#efece4'), specular: 0.05 })
  const ink = kit.material({ color: linear(map ? '#8a6a3a' : '#4a4a4e'), specular: 0.05 })
  const image = kit.material({ color: linear(map ? '#7fae86' : '#9aa4ae'), specular: 0.05 })
  const [tall, wide] = HALF
  const middle: Vec3 = add(lerp(right, left, 0.5), [0.05, 0.07, 0])
  for (const side of [1, -1]) {
    const yaw = side * FOLD
    const [out, back] = [Math.cos(FOLD), Math.sin(FOLD)]
    // A point of this half's page: up, out from the fold, in front of the paper.
    const at = (up: number, aside: number, front: number): Vec3 =>
      add(middle, [front * out - (aside + wide) * back, up, side * ((aside + wide) * out + front * back)])
    kit.box(at(0, 0, 0), [0.002, tall, wide], 0.002, paper, 0, yaw)
    for (const [up, aside, long, thick] of PRINT) kit.box(at(up * tall, aside * side * wide, 0.004), [0.001, thick * tall, long * wide], 0.001, ink, 0, yaw)
    kit.box(at(0.2 * tall, 0.45 * side * wide, 0.004), [0.001, 0.34 * tall, 0.36 * wide], 0.001, image, 0, yaw)
  }
}
