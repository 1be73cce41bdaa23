import type { HairStyle, Look } from './human-look.ts'
import type { KitBuilder } from './kit-builder.ts'
import { Scalp } from './scalp.ts'
import { type Frame, lerp } from './vector.ts'

/** `covered` hides what a hat or helmet would let stick out on top. */
export function buildHair(
  kit: KitBuilder,
  frame: Frame,
  r: number,
  look: Look,
  material: number,
  covered: boolean,
): void {
  const scalp = new Scalp(kit, frame, r, material)
  const { style } = look.hair
  if (style === 'bald') return
  if (style === 'ring') {
    for (const side of [1, -1]) {
      scalp.lock(
        [
          scalp.over(side * 1.45, 0.1, 0.95),
          scalp.over(side * 1.9, -0.02, 0.93),
          scalp.over(side * 2.4, -0.05, 0.92),
          scalp.over(side * 3.1, -0.05, 0.92),
        ],
        [0.1, 0.22, 0.26, 0.28],
        0.2,
      )
      scalp.lock(
        [scalp.over(side * 1.5, 0.12, 0.96), scalp.over(side * 1.36, -0.14, 0.96)],
        [0.12, 0.05],
        0.12,
      )
    }
    return
  }
  if (style === 'mohawk') {
    for (let i = 0; i < 6; i++) {
      const rise = 0.75 + i * 0.42
      const root = scalp.at(Math.cos(rise) * 0.86, 0.12 + Math.sin(rise) * 0.86, 0)
      const tip = scalp.at(Math.cos(rise) * 1.5, 0.14 + Math.sin(rise) * 1.56, 0)
      scalp.lock([root, tip], [0.2, 0.06], 0.1)
    }
    return
  }
  if (style === 'afro') {
    afro(scalp, covered)
    return
  }
  scalp.cap(style === 'buzz' ? 1.0 : 1.05, style === 'buzz' ? 0.1 : 0.15, style === 'buzz' ? 0.09 : 0.13)
  if (style === 'buzz') return
  sideburns(scalp, look)
  if (!covered) fringe(scalp, style, look)
  lengths(scalp, style, look, covered)
}

function afro(scalp: Scalp, covered: boolean): void {
  scalp.cap(1.12, 0.2, 0.2)
  for (let i = 0; i < 17; i++) {
    const azimuth = 0.9 + (i / 16) * (2 * Math.PI - 1.8)
    const low = i % 2 === 0
    scalp.ball(scalp.over(azimuth, low ? -0.05 : 0.42, 1.18), 0.36, 0.12)
  }
  if (covered) return
  for (let i = 0; i < 9; i++) scalp.ball(scalp.over(i * 0.7 + 0.3, i === 8 ? 1.5 : 0.98, 1.16), 0.4, 0.12)
}

function sideburns(scalp: Scalp, look: Look): void {
  const down = look.fem > 0.5 ? -0.05 : -0.16
  for (const side of [1, -1]) {
    scalp.lock([scalp.over(side * 1.22, 0.34, 1), scalp.over(side * 1.26, down, 0.985)], [0.16, 0.07], 0.1)
  }
}

function fringe(scalp: Scalp, style: HairStyle, look: Look): void {
  if (style === 'curly') {
    for (let i = 0; i < 11; i++) {
      const ring = i < 6
      const azimuth = ring ? -1.15 + i * 0.46 : -1.9 + (i - 6) * 0.95
      scalp.ball(scalp.over(azimuth, ring ? 0.62 : 1.08, 1.1), ring ? 0.25 : 0.36, 0.2)
    }
    return
  }
  if (style === 'topknot' || style === 'bun' || style === 'ponytail') {
    // Combed back from the forehead.
    for (const azimuth of [-0.75, -0.25, 0.25, 0.75]) {
      scalp.lock(
        [
          scalp.over(azimuth * 1.1, 0.58, 0.99),
          scalp.over(azimuth * 1.15, 1.0, 1.03),
          scalp.over(azimuth * 1.3, 1.42, 1.04),
          scalp.over(Math.PI - azimuth, 0.9, 1.08),
        ],
        [0.1, 0.2, 0.24, 0.24],
        0.2,
      )
    }
    return
  }
  if (style === 'messy') {
    for (let i = 0; i < 9; i++) {
      const azimuth = -1.1 + i * 0.28
      const out = 1.16 + 0.12 * ((i * 5) % 3)
      scalp.lock(
        [
          scalp.over(azimuth * 0.8, 1.1, 1.0),
          scalp.over(azimuth, 0.72, out),
          scalp.over(azimuth + 0.14, 0.44 + 0.1 * ((i * 7) % 2), 1.1),
        ],
        [0.24, 0.2, 0.03],
        0.06,
      )
    }
    for (let i = 0; i < 5; i++)
      scalp.lock(
        [scalp.over(i * 1.25 + 1, 0.9, 0.98), scalp.over(i * 1.25 + 1.2, 1.12, 1.36)],
        [0.26, 0.05],
        0.08,
      )
    return
  }
  // Parted on one side; locks sweep over the forehead to the other.
  const side = look.face.eyeTilt > 0 ? 1 : -1
  const long = look.fem > 0.5 || look.age === 'child'
  const straight = long && (style === 'bob' || look.age === 'child') && look.face.brow > 1
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const end = straight ? -0.85 + t * 1.7 : (-0.75 + t * 1.85) * side
    const low = straight
      ? 0.42
      : 0.62 - 0.3 * Math.sin(t * 3.1) * (long ? 1 : 0.55) - 0.22 * t * (long ? 1 : 0.3)
    const root = straight ? scalp.over(end * 0.5, 1.2, 1.04) : scalp.over((-0.5 + 0.2 * t) * side, 1.15, 1.05)
    const middle = scalp.over(straight ? end * 0.9 : end * 0.55 - 0.2 * side, 0.86, 1.06)
    scalp.lock([root, middle, scalp.over(end, low, 1.02)], [0.2, 0.2, 0.035], 0.17)
  }
}

function lengths(scalp: Scalp, style: HairStyle, look: Look, covered: boolean): void {
  if (style === 'short' || style === 'messy' || (style === 'curly' && look.fem < 0.5)) {
    scalp.lock(
      [
        scalp.over(2.4, 0.1, 0.98),
        scalp.at(-0.72, -0.5, 0.3),
        scalp.at(-0.72, -0.5, -0.3),
        scalp.over(-2.4, 0.1, 0.98),
      ],
      [0.3, 0.22, 0.22, 0.3],
      0.16,
    )
    return
  }
  if (style === 'curly') {
    const drop = look.fem > 0.5 ? 3 : 0
    for (let row = 0; row < drop; row++) {
      for (let i = 0; i < 8; i++) {
        const azimuth = 1.15 + (i / 7) * (2 * Math.PI - 2.3)
        const flat = 1.02 + 0.08 * row
        scalp.ball(
          scalp.at(Math.cos(azimuth) * flat - 0.03, 0.12 - row * 0.52, Math.sin(azimuth) * flat),
          0.33 - 0.02 * row,
          0.12,
        )
      }
    }
    return
  }
  if (style === 'bun') {
    if (!covered) scalp.ball(scalp.at(-0.55, 1.02, 0), 0.44, 0.08)
    scalp.ball(scalp.at(-0.7, -0.32, 0), 0.4, 0.3)
    return
  }
  if (style === 'topknot') {
    if (!covered)
      scalp.lock(
        [scalp.at(-0.3, 1.05, 0), scalp.at(-0.38, 1.36, 0), scalp.at(-0.62, 1.44, 0)],
        [0.16, 0.17, 0.12],
        0.06,
      )
    return
  }
  if (style === 'ponytail') {
    scalp.lock(
      [
        scalp.at(-0.85, 0.62, 0),
        scalp.at(-1.35, 0.6, 0),
        scalp.at(-1.6, -0.1, 0.05),
        scalp.at(-1.5, -1, 0.1),
        scalp.at(-1.3, -1.7, 0.12),
      ],
      [0.2, 0.28, 0.36, 0.3, 0.05],
      0.12,
    )
    return
  }
  if (style === 'pigtails') {
    for (const side of [1, -1]) {
      scalp.lock(
        [
          scalp.at(-0.2, 0.42, side * 0.92),
          scalp.at(-0.25, 0.42, side * 1.2),
          scalp.at(-0.2, -0.05, side * 1.4),
          scalp.at(-0.1, -0.55, side * 1.42),
          scalp.at(-0.02, -1.05, side * 1.3),
        ],
        [0.14, 0.24, 0.3, 0.24, 0.05],
        0.1,
      )
    }
    return
  }
  if (style === 'braids') {
    for (const side of [1, -1]) {
      const top = scalp.at(-0.3, -0.35, side * 0.92)
      const end = scalp.at(0.1, -2.1, side * 1.02)
      for (let i = 0; i < 6; i++) scalp.ball(lerp(top, end, i / 5), 0.24 - 0.018 * i, 0.05)
    }
    scalp.ball(scalp.at(-0.5, -0.3, 0), 0.6, 0.3)
    return
  }
  const end = style === 'bob' ? -0.95 : -2.15
  const wave = style === 'wavy' ? 0.2 : 0.04
  for (const side of [1, -1]) {
    for (const [x, z, fat] of [
      [0.16, 0.98, 0.24],
      [-0.3, 1.0, 0.34],
      [-0.72, 0.62, 0.42],
    ] as const) {
      const y = (t: number) => 0.25 + (end - 0.25) * t
      const sway = (t: number) => wave * Math.sin(t * 9 + x * 4)
      const tip = style === 'bob' ? fat * 0.72 : fat * 0.3
      scalp.lock(
        [
          scalp.at(x - 0.05, y(0), side * z * 0.94),
          scalp.at(x + sway(0.4), y(0.4), side * (z * 1.06 + sway(0.3))),
          scalp.at(x + 0.05 + sway(0.72), y(0.72), side * (z * 1.06 - sway(0.6))),
          scalp.at(x + 0.1, y(1), side * z * (style === 'bob' ? 0.84 : 1)),
        ],
        [fat * 0.8, fat, fat, tip],
        0.1,
      )
    }
  }
  scalp.lock([scalp.at(-0.6, 0, 0), scalp.at(-0.72, end * 0.86, 0)], [0.5, 0.42], 0.2)
}
