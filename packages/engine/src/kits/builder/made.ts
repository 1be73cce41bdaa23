import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from './thing.ts'
import type { Outline } from './turned.ts'

/** A part of a recipe; the `Thing` method of the same name documents its numbers. */
type Part = (thing: Thing) => void
type Parts = Part | readonly Part[]
/** A surface: made where it is used, or the index of one that the row shares. */
type Paint = number | ((thing: Thing) => number)

const paintOn = (thing: Thing, paint: Paint) => (typeof paint === 'number' ? paint : paint(thing))

function addParts(thing: Thing, parts: Parts): void {
  if (typeof parts === 'function') parts(thing)
  else for (const part of parts) part(thing)
}

/** One row of a family: height in meters, surfaces shared by several parts, and the parts. */
export function made(height: number, parts: readonly Part[]): ThingRow
export function made(height: number, paints: readonly Paint[], parts: (...paints: number[]) => readonly Part[]): ThingRow
export function made(height: number, first: readonly (Part | Paint)[], parts?: (...paints: number[]) => readonly Part[]): ThingRow {
  return [height, (thing) => addParts(thing, parts ? parts(...first.map((paint) => paintOn(thing, paint as Paint))) : (first as readonly Part[]))]
}

/** A part for each item, in order. */
export const each =
  <T>(all: readonly T[], part: (one: T, index: number) => Parts): Part =>
  (thing) => {
    for (const [i, one] of all.entries()) addParts(thing, part(one, i))
  }

/** A part `count` times; it gets its index. */
export const times =
  (count: number, part: (index: number) => Parts): Part =>
  (thing) => {
    for (let i = 0; i < count; i++) addParts(thing, part(i))
  }

/** The whole numbers from `first` to `last`, both included. */
export const upTo = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** Parts that are added only if `isSo`. */
export const when =
  (isSo: boolean, parts: Parts): Part =>
  (thing) => {
    if (isSo) addParts(thing, parts)
  }

/** Parts that are left out when the thing carries words quoted in the prompt. */
export const unlettered =
  (parts: Parts): Part =>
  (thing) => {
    if ((thing.input.texts ?? []).length === 0) addParts(thing, parts)
  }

/** Sets where riders sit, where a face goes, or where the hand is. */
export const at =
  (anchor: 'seat' | 'face' | 'hand', place: Vec3): Part =>
  (thing) => {
    thing[anchor] = place
  }

type Surface = (...look: Parameters<Thing['main']>) => Paint

export const main: Surface =
  (...look) =>
  (thing) =>
    thing.main(...look)
export const second: Surface =
  (...look) =>
  (thing) =>
    thing.second(...look)
export const fixed: Surface =
  (...look) =>
  (thing) =>
    thing.fixed(...look)
export const glow =
  (hex: string, strength?: number): Paint =>
  (thing) =>
    thing.glow(hex, strength)
export const sheer =
  (hex: string, hides?: number): Paint =>
  (thing) =>
    thing.sheer(hex, hides)
export const apart =
  (paint: Paint): Paint =>
  (thing) =>
    thing.apart(paintOn(thing, paint))

type Axis = 'x' | 'y' | 'z'

export const ball =
  (center: Vec3, radius: number | Vec3, paint: Paint, blend?: number): Part =>
  (thing) =>
    thing.ball(center, radius, paintOn(thing, paint), blend)
export const rod =
  (a: Vec3, b: Vec3, radius: number, paint: Paint, end?: number, blend?: number): Part =>
  (thing) =>
    thing.rod(a, b, radius, paintOn(thing, paint), end, blend)
export const tube =
  (points: readonly Vec3[], radius: number | readonly number[], paint: Paint, blend?: number): Part =>
  (thing) =>
    thing.tube(points, radius, paintOn(thing, paint), blend)
export const slab =
  (center: Vec3, half: Vec3, paint: Paint, round?: number, yaw?: number, blend?: number): Part =>
  (thing) =>
    thing.slab(center, half, paintOn(thing, paint), round, yaw, blend)
export const ring =
  (center: Vec3, radius: number, thick: number, axis: Axis, paint: Paint, blend?: number): Part =>
  (thing) =>
    thing.ring(center, radius, thick, axis, paintOn(thing, paint), blend)
export const drum =
  (center: Vec3, radius: number, halfHeight: number, paint: Paint, round?: number): Part =>
  (thing) =>
    thing.drum(center, radius, halfHeight, paintOn(thing, paint), round)
export const disc =
  (center: Vec3, radius: number, half: number, axis: 'x' | 'z', paint: Paint): Part =>
  (thing) =>
    thing.disc(center, radius, half, axis, paintOn(thing, paint))
export const lathe =
  (profile: Outline, paint: Paint, center?: Vec3, round?: number): Part =>
  (thing) =>
    thing.lathe(profile, paintOn(thing, paint), center, round)
export const vessel =
  (outside: Outline, paint: Paint, wall: number, floor: number, center?: Vec3): Part =>
  (thing) =>
    thing.vessel(outside, paintOn(thing, paint), wall, floor, center)
export const light =
  (position: Vec3, hex: string, reach: number, strength?: number): Part =>
  (thing) =>
    thing.light(position, hex, reach, strength)
export const board =
  (center: Vec3, halfWidth: number, halfHeight: number, color?: string): Part =>
  (thing) =>
    thing.board(center, halfWidth, halfHeight, color)
