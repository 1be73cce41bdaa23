import { creaturePiece } from '../animals/creature.ts'
import { add, frameAt, type Kit, KitBuilder, type KitInput, type KitPiece, linear, mixColor, shade, type Vec3 } from '../builder/index.ts'
import { rowHead } from '../quadrupeds/bust.ts'
import { DRAGON_ROWS } from '../quadrupeds/large-rows.ts'
import { quadrupedPiece } from '../quadrupeds/piece.ts'

/** Long wavy bodies: the eastern dragon with legs and mane, the sea serpent with humps. */
function serpent(input: KitInput, eastern: boolean): KitPiece {
  const kit = new KitBuilder()
  const color = input.color ?? linear(eastern ? '#2f8a5a' : '#2f6f7a')
  const skin = kit.material({ color, specular: 0.4, gloss: 34, fur: 0.012, pattern: { kind: 'scales', color: shade(color, 0.6), scale: 7 } })
  const mane = kit.material({ color: eastern ? linear('#e2482e') : mixColor(color, [0.1, 0.2, 0.3], 0.4), fur: 0.5, specular: 0.06, gloss: 12 })
  const points: Vec3[] = []
  const radii: number[] = []
  const steps = 20
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const y = eastern ? 0.85 + 0.42 * Math.sin(t * 9.5 + 0.4) + t * 0.28 : 0.1 + 0.5 * Math.max(-0.3, Math.sin(t * 11 + 1.6)) + (t > 0.86 ? (t - 0.86) * 6 : 0)
    points.push([-1.7 + t * 2.9, y, 0.3 * Math.cos(t * 7)])
    radii.push(0.03 + 0.15 * Math.sin(Math.PI * Math.min(0.62, 0.04 + t * 0.75)))
  }
  kit.path(points, radii, skin, 0.05)
  for (let i = 2; i < steps; i++) kit.cone(add(points[i], [0, radii[i] * 0.7, 0]), add(points[i], [-0.1, radii[i] * 0.8 + 0.15, 0]), 0.055, 0.012, mane)
  if (eastern)
    for (const i of [6, 14])
      for (const side of [1, -1]) {
        const root = add(points[i], [0, -radii[i] * 0.5, side * radii[i] * 0.7])
        const foot = add(root, [0.2, -0.34, side * 0.14])
        kit.path([root, add(root, [-0.04, -0.2, side * 0.12]), foot], [0.085, 0.06, 0.045], skin, 0.03)
        for (const z of [-0.05, 0, 0.05]) kit.cone(foot, add(foot, [0.1, -0.03, z]), 0.026, 0.008, skin)
      }
  const last = points[points.length - 1]
  const head = frameAt(add(last, [0.16, 0.1, 0]), 0, 0)
  const heads = rowHead(DRAGON_ROWS['dragon'], head, 0.2, color, input.faces)
  const beard = new KitBuilder()
  const strand = beard.material({ color: eastern ? linear('#e2482e') : color, fur: 0.4 })
  if (eastern) {
    for (const side of [1, -1]) {
      beard.path([head.at([0.38, -0.1, side * 0.09]), head.at([0.62, 0.05, side * 0.28]), head.at([0.5, 0.1, side * 0.56])], [0.016, 0.014, 0.005], strand)
      beard.path([head.at([-0.08, 0, side * 0.18]), head.at([-0.36, 0.1, side * 0.34]), head.at([-0.6, 0.02, side * 0.38])], [0.11, 0.08, 0.01], strand, 0.03)
    }
  } else for (const side of [1, -1]) beard.cone(head.at([-0.1, 0, side * 0.16]), head.at([-0.34, 0.14, side * 0.4]), 0.05, 0.08, strand, 0.02)
  const creature = { bodies: [kit.build(), ...heads, beard.build()], face: head.at([0.25, 0, 0]), back: add(points[10], [0, radii[10], 0]),
    head: head.at([0, 0.2, 0]) }
  return creaturePiece(creature, 4, input)
}

function build(input: KitInput): KitPiece {
  if (input.variant === 'eastern-dragon' || input.variant === 'sea-serpent') return serpent(input, input.variant === 'eastern-dragon')
  const row = DRAGON_ROWS[input.variant]
  if (!row) throw new Error(`No dragon "${input.variant}"`)
  return quadrupedPiece(row, input)
}

export const dragonKit: Kit = { name: 'dragon', variants: [...Object.keys(DRAGON_ROWS), 'eastern-dragon', 'sea-serpent'], build }
