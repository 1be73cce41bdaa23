import type { SolidKit, Vec3 } from '../render/scene.ts'
import { CASUAL, casualCostume } from './casual.ts'
import type { Costume } from './costume.ts'
import { EVERYDAY } from './costumes-everyday.ts'
import { FABLED } from './costumes-fabled.ts'
import { HISTORIC } from './costumes-historic.ts'
import { finishFor } from './finish.ts'
import { actingFor } from './human-action.ts'
import { buildFigure } from './human-figure.ts'
import { GROUPS, groupPiece } from './human-group.ts'
import { lookFor } from './human-look.ts'
import type { Rig } from './human-pose.ts'
import type { Kit, KitInput, KitPiece } from './kit.ts'
import { boundsOf, KitBuilder, linear, placeBody } from './kit-builder.ts'
import { add, scaled } from './vector.ts'
import { dressed, isEyewear, isHat } from './worn.ts'

const COSTUMES: Readonly<Record<string, Costume>> = { ...EVERYDAY, ...HISTORIC, ...FABLED }

/** Units of the drawn figure to the crown of its head. */
const DRAWN = 1.75

function costumeFor(variant: string, fem: number, seed: number): Costume {
  const costume = CASUAL[variant] ? casualCostume(variant, fem, seed) : COSTUMES[variant]
  if (!costume) throw new Error(`No person "${variant}"`)
  return costume
}

/** Lays a standing body on its side: head towards −x, face to the viewer. Exact quarter turns keep every part's axes. */
function laid(p: Vec3): Vec3 {
  return [-p[1], p[2], -p[0]]
}

const LAID_AXES = { x: 'z', y: 'x', z: 'y' } as const

function laidDown(body: SolidKit): SolidKit {
  const swap = (p: Vec3): Vec3 => [p[1], p[2], p[0]]
  return {
    materials: body.materials.map((material) =>
      material.strands
        ? { ...material, strands: { ...material.strands, center: laid(material.strands.center) } }
        : material,
    ),
    primitives: body.primitives.map((part) => {
      if (part.type === 'cone') return { ...part, a: laid(part.a), b: laid(part.b) }
      if (part.type === 'ellipsoid') return { ...part, center: laid(part.center), radii: swap(part.radii) }
      if (part.type === 'box') return { ...part, center: laid(part.center), half: swap(part.half) }
      const mirrored =
        part.type === 'lathe' && part.axis !== 'z'
          ? { profile: part.profile.map(([along, radius]) => [-along, radius] as const).reverse() }
          : {}
      return { ...part, ...mirrored, center: laid(part.center), axis: LAID_AXES[part.axis] }
    }),
  }
}

/** What a sleeper lies on: a pillow under the head, a mat as thick as the head is wider than the body. */
function beddingFor(rig: Rig, r: number): SolidKit {
  const kit = new KitBuilder()
  const sheet = kit.material({ color: linear('#8fb2cf'), cloth: 1 })
  const pillow = kit.material({ color: linear('#f3efe6'), cloth: 1 })
  const head = laid(rig.head.origin)
  const foot = laid([rig.ankles[0][0], Math.min(rig.ankles[0][1], rig.ankles[1][1]), 0])
  const body = -Math.abs(rig.shoulders[0][2]) - 0.05
  const low = Math.min(body - 0.06, -r)
  const middle = (head[0] + r * 0.4 + foot[0]) / 2
  const half = (foot[0] - head[0]) / 2 + 0.06
  kit.box([middle, (body + low) / 2 + 0.01, -0.04], [half, (body - low) / 2, 0.3], 0.03, sheet)
  kit.ellipsoid([head[0], -r * 0.96, -0.02], [r * 1.25, r * 0.26, r * 1.35], pillow)
  return kit.build()
}

/** One person, 1 or more bodies; `height` is always the standing height, whatever the pose. */
export function buildPerson(input: KitInput): KitPiece {
  const known = CASUAL[input.variant]
  const base = costumeFor(input.variant, known?.person.fem ?? 0, input.seed)
  const first = lookFor(input, base.person ?? {})
  const usual = known ? casualCostume(input.variant, first.fem, input.seed) : base
  // Elves show their ears, whatever their trade.
  const elven = input.attributes.some((word) => /^el(f|ven|vish)/.test(word))
  const chosen: Costume = elven ? { ...usual, ears: 'pointed', hat: undefined } : usual
  const { costume, drew } = dressed(chosen, input.wears)
  const look = lookFor(input, costume.person ?? {})
  const acting = actingFor(input.action, input.holds, costume, look, input.seed)
  const figure = buildFigure(look, costume, acting, input, finishFor(input.material))
  const scale = costume.height / DRAWN
  const turn = (p: Vec3): Vec3 => (acting.lying ? laid(p) : p)
  const bodies = acting.lying
    ? [...figure.bodies.map(laidDown), ...(acting.bedding ? [beddingFor(figure.rig, figure.headRadius)] : [])]
    : figure.bodies
  const raw = boundsOf(bodies)
  const shift: Vec3 = [acting.lying ? -(raw.min[0] + raw.max[0]) / 2 : 0, -raw.min[1], 0]
  const place = (p: Vec3): Vec3 => scaled(add(turn(p), shift), scale)
  const { rig, headRadius: r } = figure
  const placed = bodies.map((body) => placeBody(body, scaled(shift, scale), scale))
  const held = acting.holds !== undefined && input.holds.includes(acting.holds) ? [acting.holds] : []
  return {
    bodies: placed,
    decals: figure.decals.map((decal) => ({
      ...decal,
      center: place(decal.center),
      right: scaled(turn(decal.right), scale),
      up: scaled(turn(decal.up), scale),
    })),
    ...(figure.light
      ? { lights: [{ position: place(figure.light), color: [0.5, 1.1, 1.3], radius: 2.2 * scale }] }
      : {}),
    height: costume.height,
    radius: (acting.lying ? DRAWN / 2 : 0.32) * scale,
    anchors: {
      seat: place(add(rig.shoulders[0], [0, 0.06, 0])),
      hand: place([rig.wrists[1][0] + 0.06, rig.wrists[1][1] - 0.01, rig.wrists[1][2]]),
      head: place(rig.head.at([-r * 0.05, r * 1.0, 0])),
      rest: acting.lying ? [0, 0, 0] : place(rig.folded ? rig.underside : [0, -shift[1], 0]),
      face: place(rig.head.at([r * 0.9, -r * 0.1, 0])),
    },
    drew: [...drew, ...held],
    parts: [...held, ...drew].flatMap((noun) => {
      const { parts } = figure
      const body = held.includes(noun)
        ? parts.held
        : isEyewear(noun)
          ? parts.glasses
          : isHat(noun)
            ? parts.hat
            : undefined
      return body === undefined ? [] : [{ noun, bodies: [body] }]
    }),
  }
}

function build(input: KitInput): KitPiece {
  return GROUPS[input.variant] ? groupPiece(input, buildPerson) : buildPerson(input)
}

export const humanKit: Kit = {
  name: 'human',
  variants: [...Object.keys(CASUAL), ...Object.keys(COSTUMES), ...Object.keys(GROUPS)],
  build,
}
