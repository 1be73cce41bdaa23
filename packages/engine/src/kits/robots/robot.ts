import { creaturePiece } from '../animals/creature.ts'
import { add, boundsOf, finishFor, glowing, type Kit, KitBuilder, type KitInput, type KitPiece, lerp, linear, placeBody, type Rgb, type SolidKit, scaled, shade,
  triples, type Vec3 } from '../builder/index.ts'
import { actingFor } from '../people/action.ts'
import { lookFor } from '../people/look.ts'
import { proportionsOf, type Rig, rigFor } from '../people/pose.ts'

function robotDog(input: KitInput): KitPiece {
  const kit = new KitBuilder()
  const shell = kit.material({ color: input.color ?? linear('#e8eaee'), specular: 0.9, gloss: 50, metal: 0.3 })
  const joint = kit.material({ color: linear('#4a515c'), specular: 0.6, gloss: 36, metal: 0.3 })
  const dark = kit.material({ color: linear('#1c1e23'), specular: 0.8, gloss: 50 })
  const lamp = kit.material(glowing('#4ad0ff'))
  kit.box([0, 0.5, 0], [0.26, 0.07, 0.1], 0.06, shell).box([0, 0.59, 0], [0.16, 0.015, 0.06], 0.02, dark)
  const running = input.action === 'running' || input.action === 'walking'
  for (const front of [1, -1])
    for (const side of [1, -1]) {
      const swing = running ? front * side * 0.16 : 0
      const hip: Vec3 = [front * 0.25, 0.47, side * 0.17]
      const knee: Vec3 = [front * 0.25 - 0.1 + swing * 0.5, 0.27, side * 0.18]
      const foot: Vec3 = [front * 0.25 + 0.02 + swing, 0.035, side * 0.18]
      kit.sphere(hip, 0.075, joint).cone(hip, knee, 0.05, 0.042, shell).sphere(knee, 0.045, dark).cone(lerp(knee, foot, 0.1), foot, 0.034, 0.03, joint)
        .sphere(foot, 0.036, dark)
    }
  kit.cone([0.28, 0.54, 0], [0.4, 0.68, 0], 0.06, 0.055, joint).box([0.47, 0.74, 0], [0.09, 0.055, 0.065], 0.045, shell)
    .box([0.585, 0.75, 0], [0.014, 0.035, 0.06], 0.016, dark)
  for (const side of [1, -1]) kit.sphere([0.61, 0.755, side * 0.04], 0.021, lamp).cone([0.4, 0.82, side * 0.08], [0.37, 0.94, side * 0.1], 0.034, 0.012, joint)
  kit.path(triples([-0.3, 0.55, 0, -0.42, 0.68, 0, -0.46, 0.82, 0]), [0.026, 0.02, 0.014], joint).sphere([-0.46, 0.84, 0], 0.026, lamp)
  return creaturePiece({ bodies: [kit.build()], face: [0.6, 0.75, 0], back: [0, 0.62, 0], head: [0.46, 0.84, 0] }, 0.7, input)
}

/** One walking machine: the proportions of a person in boxes, rings and lamps. */
type RobotRow = {
  readonly height: number
  readonly main: string
  readonly joint: string
  readonly glow: string
  readonly bulk: number
  readonly head: 'box' | 'dome' | 'skull' | 'visor' | 'rock'
  readonly age?: 'child' | 'adult'
  readonly matt?: boolean
  readonly cannons?: boolean
}

const ROBOTS: Readonly<Record<string, RobotRow>> = {
  robot: { height: 1.6, main: '#c9ced6', joint: '#5a616c', glow: '#4ad8f0', bulk: 1.25, head: 'box' },
  'small-robot': { height: 0.8, main: '#f2f3f5', joint: '#6d7580', glow: '#5ad0ff', bulk: 1.5, head: 'dome', age: 'child' },
  android: { height: 1.8, main: '#eceef2', joint: '#3a4049', glow: '#4ab8ff', bulk: 0.95, head: 'visor' },
  cyborg: { height: 1.85, main: '#8d949f', joint: '#2e3238', glow: '#ff3a2a', bulk: 1.05, head: 'skull' },
  mecha: { height: 8, main: '#3f6fc4', joint: '#4a4f59', glow: '#f2d84a', bulk: 1.7, head: 'visor', cannons: true },
  golem: { height: 2.5, main: '#8a8478', joint: '#5f5a50', glow: '#7af08a', bulk: 1.9, head: 'rock', matt: true },
}

type Paint = { readonly shell: number; readonly joint: number; readonly lamp: number; readonly dark: number }

function buildTrunk(kit: KitBuilder, rig: Rig, t: number, wide: number, paint: Paint, row: RobotRow): void {
  const chest = add(rig.chest, [0, 0.01, 0])
  if (row.matt) {
    kit.ellipsoid(chest, [0.17 * t, 0.19 * t, wide * 1.15], paint.shell)
    kit.ellipsoid(lerp(rig.pelvis, rig.chest, 0.35), [0.13 * t, 0.12 * t, 0.16 * t], paint.joint, 0.04)
  } else {
    kit.box(chest, [0.07 * t, 0.1 * t, wide * 0.62], 0.055 * t, paint.shell).cone(rig.pelvis, lerp(rig.pelvis, chest, 0.7), 0.06 * t, 0.06 * t, paint.joint)
    for (const k of [0.2, 0.36]) kit.torus(lerp(rig.pelvis, chest, k), 0.07 * t, 0.016 * t, 'y', paint.dark)
    kit.box(add(rig.pelvis, [0, 0.01, 0]), [0.05 * t, 0.03 * t, 0.075 * t], 0.04 * t, paint.shell)
  }
  const front = 0.125 * t + (row.matt ? 0.03 : 0)
  kit.ellipsoid(add(chest, [front, 0.02, 0]), [0.02, 0.045 * t, 0.045 * t], paint.lamp)
  kit.torus(add(chest, [front, 0.02, 0]), 0.05 * t, 0.012 * t, 'x', paint.dark)
}

function buildLimbs(kit: KitBuilder, rig: Rig, t: number, paint: Paint, row: RobotRow): void {
  for (const index of [0, 1] as const) {
    const side = index === 0 ? 1 : -1
    const shoulder = add(rig.shoulders[index], [0, 0, side * 0.03 * t])
    const elbow = rig.elbows[index]
    const wrist = rig.wrists[index]
    kit.sphere(shoulder, 0.08 * t, paint.shell).cone(shoulder, elbow, 0.04 * t, 0.04 * t, paint.joint).sphere(elbow, 0.05 * t, paint.dark)
      .cone(lerp(elbow, wrist, 0.12), wrist, 0.052 * t, 0.062 * t, paint.shell)
    const palm = lerp(elbow, wrist, 1.16)
    kit.sphere(palm, 0.05 * t, paint.joint)
    for (const z of [-0.03, 0, 0.03]) kit.cone(palm, lerp(elbow, add(wrist, [0.02, 0, z * t]), 1.42), 0.02 * t, 0.016 * t, paint.dark)
    const hip = rig.hips[index]
    const knee = rig.knees[index]
    const ankle = rig.ankles[index]
    kit.cone(hip, knee, 0.05 * t, 0.048 * t, paint.joint).cone(lerp(hip, knee, 0.22), lerp(hip, knee, 0.85), 0.068 * t, 0.062 * t, paint.shell)
      .sphere(knee, 0.058 * t, paint.dark).cone(lerp(knee, ankle, 0.18), ankle, 0.06 * t, 0.076 * t, paint.shell)
      .box(add(ankle, [0.04, -0.016, 0]), [0.075 * t, 0.014, 0.045 * t], 0.024, row.matt ? paint.shell : paint.joint)
    if (row.cannons) {
      kit.box(add(shoulder, [0, 0.07 * t, side * 0.05 * t]), [0.06 * t, 0.03 * t, 0.05 * t], 0.03 * t, paint.shell)
      kit.cone(add(shoulder, [-0.06, 0.16 * t, 0]), add(shoulder, [0.22 * t, 0.17 * t, 0]), 0.032 * t, 0.028 * t, paint.dark)
    }
  }
}

function buildHead(kit: KitBuilder, rig: Rig, r: number, paint: Paint, row: RobotRow): void {
  const at = (x: number, y: number, z: number): Vec3 => rig.head.at([x * r, y * r, z * r])
  kit.cone(rig.neck, at(0, -0.6, 0), r * 0.32, r * 0.3, paint.joint)
  const eye = (x: number, y: number, z: number, size: number) => kit.sphere(at(x, y, z), r * size, paint.lamp)
  if (row.head === 'box') {
    kit.box(at(0, 0.02, 0), [r * 0.62, r * 0.52, r * 0.68], r * 0.26, paint.shell).box(at(0.72, 0.08, 0), [r * 0.14, r * 0.26, r * 0.5], r * 0.12, paint.dark)
    for (const side of [1, -1]) {
      eye(0.92, 0.1, side * 0.36, 0.19)
      kit.cone(at(0, 0.05, side * 0.9), at(0, 0.05, side * 1.12), r * 0.26, r * 0.2, paint.joint)
    }
    for (const z of [-0.22, 0, 0.22]) kit.box(at(0.84, -0.46, z), [r * 0.05, r * 0.1, r * 0.05], r * 0.02, paint.dark)
    kit.cone(at(0, 0.75, 0), at(0, 1.15, 0), r * 0.05, r * 0.04, paint.joint).sphere(at(0, 1.22, 0), r * 0.13, paint.lamp)
  } else if (row.head === 'dome' || row.head === 'visor') {
    kit.ellipsoid(at(0, 0, 0), [r * 0.98, r * 0.92, r * 0.98], paint.shell)
    kit.ellipsoid(at(0.34, 0.02, 0), [r * 0.78, r * (row.head === 'dome' ? 0.62 : 0.3), r * 0.8], paint.dark)
    if (row.head === 'dome') for (const side of [1, -1]) eye(1.0, 0.06, side * 0.34, 0.19)
    else kit.path([at(0.92, 0.04, -0.52), at(1.1, 0.04, 0), at(0.92, 0.04, 0.52)], [r * 0.09, r * 0.09, r * 0.09], paint.lamp)
    for (const side of [1, -1]) kit.cone(at(0, 0.05, side * 0.92), at(-0.05, row.cannons ? 0.9 : 0.1, side * 1.14), r * 0.2, r * 0.09, paint.joint)
  } else if (row.head === 'skull') {
    kit.ellipsoid(at(-0.04, 0.12, 0), [r * 0.94, r * 0.92, r * 0.9], paint.shell)
    kit.ellipsoid(at(0.3, -0.5, 0), [r * 0.56, r * 0.44, r * 0.56], paint.shell, r * 0.2)
    for (const side of [1, -1]) {
      kit.sphere(at(0.74, 0.02, side * 0.38), r * 0.3, paint.dark)
      eye(0.96, 0.02, side * 0.38, 0.13)
      kit.cone(at(0.5, -0.5, side * 0.5), at(0.05, -0.1, side * 0.9), r * 0.1, r * 0.1, paint.joint)
    }
    for (const z of [-0.3, -0.1, 0.1, 0.3]) kit.box(at(0.82, -0.52, z), [r * 0.03, r * 0.12, r * 0.05], r * 0.03, paint.joint)
  } else {
    kit.ellipsoid(at(0, -0.1, 0), [r * 1.05, r * 0.95, r * 1.05], paint.shell).ellipsoid(at(0.35, 0.35, 0), [r * 0.75, r * 0.3, r * 0.9], paint.joint, r * 0.12)
    for (const side of [1, -1]) eye(0.98, 0.02, side * 0.4, 0.17)
  }
}

function build(input: KitInput): KitPiece {
  if (input.variant === 'robot-dog') return robotDog(input)
  const row = ROBOTS[input.variant]
  if (!row) throw new Error(`No robot "${input.variant}"`)
  const look = { ...lookFor(input, { fem: 0, age: row.age ?? 'adult', girth: 1 }), age: row.age ?? ('adult' as const), fem: 0, girth: 1, strength: 1 }
  const base = proportionsOf(look, false)
  const wide = base.shoulders * (0.55 + 0.45 * row.bulk)
  const p = { ...base, shoulders: wide, hips: base.hips * (0.6 + 0.4 * row.bulk) }
  const acting = actingFor(input.action, input.holds, { height: row.height, top: row.main, arms: 'rest', stance: 'stand' }, look, input.seed)
  const rig = rigFor(p, look, acting.stance, acting.arms, 0, 0, 1)
  const main: Rgb = input.color ?? linear(row.main)
  const finish = finishFor(input.material)
  const rusty = input.attributes.includes('rusty')
  const shellLook = row.matt
    ? { color: main, specular: 0.05, gloss: 8, pattern: { kind: 'noise' as const, color: shade(main, 0.6), scale: 7 } }
    : { color: main, specular: 0.9, gloss: 50, metal: 0.35, ...(rusty ? { pattern: { kind: 'noise' as const, color: linear('#8a4a22'), scale: 6 } } : {}) }
  const glow = linear(row.glow)
  const make = (draw: (kit: KitBuilder, paint: Paint) => void): SolidKit => {
    const kit = new KitBuilder()
    const paint: Paint = {
      shell: kit.material(finish ?? shellLook),
      joint: kit.material({ color: linear(row.joint), specular: 0.5, gloss: 30, metal: row.matt ? 0 : 0.3 }),
      lamp: kit.material({ color: glow, emission: scaled(glow, 1.8), specular: 1, gloss: 80 }),
      dark: kit.material({ color: linear('#1c1e23'), specular: 0.8, gloss: 50 }),
    }
    draw(kit, paint)
    return kit.build()
  }
  const t = row.bulk
  const bodies = [
    make((kit, paint) => buildTrunk(kit, rig, t, wide, paint, row)),
    make((kit, paint) => buildLimbs(kit, rig, t, paint, row)),
    make((kit, paint) => buildHead(kit, rig, p.head, paint, row))]
  const scale = row.height / 1.75
  const raw = boundsOf(bodies)
  const place = (q: Vec3): Vec3 => scaled(add(q, [0, -raw.min[1], 0]), scale)
  return {
    bodies: bodies.map((body) => placeBody(body, [0, -raw.min[1] * scale, 0], scale)),
    height: row.height,
    radius: 0.35 * t * scale,
    anchors: {
      seat: place(add(rig.shoulders[0], [0, 0.08 * t, 0])),
      hand: place(add(rig.wrists[1], [0.14, 0, 0])),
      head: place(rig.head.at([0, p.head * 0.95, 0])),
      rest: place(rig.folded ? rig.underside : [0, raw.min[1], 0]),
      face: place(rig.head.at([p.head * 0.9, 0, 0])),
    },
    drew: [],
  }
}

export const robotKit: Kit = { name: 'robot', variants: [...Object.keys(ROBOTS), 'robot-dog'], build }
