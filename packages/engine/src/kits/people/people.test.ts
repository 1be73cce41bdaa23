import { expect, test } from 'vitest'
import { look, person } from '../../../test/person.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { add, boundsOf, cross, dot, type KitPiece, scaled, sub, surfacePoint, unit } from '../builder/index.ts'
import { humanKit } from './human.ts'

/** Distance from a point on one of the eyes to the nearest body, in skull radii; the skin itself is next to it. */
function roomAtEye({ bodies, decals = [] }: KitPiece, side: 1 | -1): number {
  const [{ center, right }] = decals
  const skull = Math.hypot(...right) / 1.02
  const [x, y, z] = [0, 1, 2].map((k) => center[k] + right[k] * side * 0.37)
  const distances = bodies.map((body) => {
    const { data, count } = compileKit(body)
    const all = Uint16Array.from({ length: count }, (_, i) => i)
    return distance(data, all, 0, count, x, y, z)
  })
  return Math.min(...distances) / skull
}

test('no hat or helmet hangs over the eyes', () => {
  // A plague doctor's face is hidden by the beaked mask.
  const covered = humanKit.variants.filter((variant) => {
    if (variant === 'plague-doctor') return false
    const piece = person(variant)
    const isFace = (piece.decals?.[0]?.size ?? 0) === 512
    return isFace && Math.min(roomAtEye(piece, 1), roomAtEye(piece, -1)) < -0.02
  })
  expect(covered).toEqual([])
}, 60_000)

test('who has a beard is a man, and who is Asian has brown eyes, unless the prompt says otherwise', () => {
  for (let seed = 0; seed < 12; seed++) {
    expect(look({ seed, noun: 'hipster', attributes: ['bearded'] }).fem).toBe(0)
    const [red, , blue] = look({ seed, attributes: ['asian'] }).iris
    expect(red).toBeGreaterThan(blue)
  }
})

test('an animal astronaut has the head of the animal, an animal trainer has not', () => {
  const faces = (variant: string, attributes: string[]) => (person(variant, { attributes }).decals ?? []).length
  expect(faces('samurai', ['fox'])).toBeLessThan(faces('samurai', []))
  expect(faces('teacher', ['dog'])).toBe(faces('teacher', []))
  const furry = (attributes: string[]) => person('astronaut', { attributes }).bodies.some(({ materials }) => materials.some(({ fur }) => fur))
  expect(furry(['cat'])).toBe(true)
  expect(furry([])).toBe(false)
})

test('an elf shows pointed ears whatever the trade', () => {
  const plain = boundsOf(person('chef').bodies)
  const elf = person('chef', { attributes: ['elf'] })
  expect(elf.bodies.length).toBeGreaterThan(0)
  expect(boundsOf(elf.bodies).max[1]).not.toBe(plain.max[1])
})

test('the one who smiles looks at the viewer, the one who laughs does not unless the eyes are spoken of', () => {
  const expression = (...attributes: string[]) => look({ attributes }).expression
  expect(expression('smiling')).toBe('happy')
  expect(expression('laughing')).toBe('laughing')
  expect(expression('blue eyes', 'laughing')).toBe('happy')
})

test('a bun is seen over the head, dreadlocks fall over the shoulders', () => {
  const hair = (words: string) => {
    const { bodies } = person('woman', { attributes: [words] })
    const strands = bodies.filter(({ materials }) => materials.some((material) => material.strands))
    return boundsOf(strands)
  }
  expect(hair('hair in a bun').max[1]).toBeGreaterThan(hair('ponytail').max[1] + 0.05)
  expect(hair('dreadlocks').min[1]).toBeLessThan(hair('pixie hair').min[1] - 0.1)
  expect(look({ attributes: ['dreadlocks'] }).hair.style).not.toBe(look({ attributes: ['braids'] }).hair.style)
})

/** The hair on a person's head. */
const hairOf = (piece: KitPiece) => boundsOf(piece.bodies.filter(({ materials }) => materials.some(({ strands }) => strands)))

test('short cuts are named and differ: a quiff stands high, a buzz cut lies close, ears stay free', () => {
  const cut = (words: string, fem = 0) => look({ attributes: [words] }, { fem }).hair.style
  expect(cut('pixie hair', 1)).toBe('pixie')
  expect(['buzzed hair', 'undercut hair', 'quiff hair', 'slicked hair', 'parted hair'].map((word) => cut(word))).toEqual([
    'buzz',
    'fade',
    'quiff',
    'slick',
    'part',
  ])
  const worn = (word: string) => hairOf(person('man', { attributes: [word, 'clean-shaven'] }))
  expect(worn('quiff hair').max[1]).toBeGreaterThan(worn('buzzed hair').max[1] + 0.04)
  const bob = hairOf(person('woman', { attributes: ['bob hair'] }))
  for (const word of ['quiff hair', 'parted hair', 'undercut hair', 'slicked hair']) expect(worn(word).min[1], word).toBeGreaterThan(bob.min[1] + 0.02)
})

test('hair that leaves the head at a parting goes with a body that is turned', () => {
  const poles = (action?: string) =>
    person('man', { attributes: ['parted hair'], ...(action ? { action } : {}) }).bodies.flatMap(({ materials }) =>
      materials.flatMap(({ strands }) => (strands?.pole ? [strands.pole] : [])),
    )
  const [upright] = poles()
  const [lying] = poles('sleeping')
  expect(upright[1]).toBeGreaterThan(0.7)
  expect(lying[0]).toBeLessThan(-0.7)
})

test('the turns of a braid touch each other', () => {
  const piece = person('girl', { attributes: ['braids'] })
  const hair = piece.bodies.find(({ materials }) => materials.some(({ strands }) => strands))
  const r = Math.hypot(...(piece.decals?.[0].right ?? [0, 0, 0])) / 1.02
  const turns = (hair?.primitives ?? []).flatMap((part) => (part.type === 'ellipsoid' && part.radii[0] < 0.27 * r && part.center[2] > 0 ? [part] : []))
  expect(turns.length).toBeGreaterThan(6)
  turns.slice(1).forEach((turn, i) => {
    const gap = Math.hypot(...sub(turn.center, turns[i].center))
    expect(gap).toBeLessThan(0.8 * (turn.radii[0] + turns[i].radii[0]))
  })
})

test('who is clean-shaven has no beard', () => {
  for (let seed = 0; seed < 12; seed++) expect(look({ attributes: ['clean-shaven'], seed }, { fem: 0 }).beard).toBe('none')
})

test('a long beard falls before a collar of fur', () => {
  const piece = person('viking')
  const seen = piece.bodies[seenAt(piece, 0, -1.35)]
  expect(seen.materials.some(({ strands }) => strands)).toBe(true)
})

test('in anime faces are finer and paler, beings keep their own skin', () => {
  for (let seed = 0; seed < 8; seed++) {
    const [drawn, real] = [look({ faces: 'anime', seed }), look({ seed })]
    expect(drawn.skin[1]).toBeGreaterThan(real.skin[1])
    expect(drawn.face.nose).toBeLessThan(real.face.nose)
    const dark = { attributes: ['african'], seed }
    expect(look({ ...dark, faces: 'anime' }).skin[1]).toBeLessThan(look(dark).skin[1] * 1.6)
    const green = { skin: '#4f8a4a' }
    expect(look({ faces: 'anime', seed }, green).skin).toEqual(look({ seed }, green).skin)
  }
})

test('a trade that usually has a moustache gives none to a woman', () => {
  const chef = { beard: 'moustache' } as const
  const beards = Array.from({ length: 12 }, (_, seed) => look({ variant: 'chef', noun: 'chef', seed }, chef))
  expect(new Set(beards.map(({ fem, beard }) => `${fem} ${beard}`))).toEqual(new Set(['0 moustache', '1 none']))
})

test('where a style saturates, dark skin is grayer beforehand and fair skin is not', () => {
  const spread = (vivid: number, words: string[]) => {
    const { skin } = look({ vivid, attributes: words })
    return (Math.max(...skin) - Math.min(...skin)) / Math.max(...skin)
  }
  expect(spread(1.35, ['african'])).toBeLessThan(0.75 * spread(1, ['african']))
  expect(spread(1.35, ['european'])).toBeGreaterThan(0.8 * spread(1, ['european']))
})

test('eyes of a cartoon are mostly white, so that they are eyes from afar as well', () => {
  const { pixels, size } = person('man', { faces: 'cartoon', attributes: ['calm'] }).decals?.[0] ?? {}
  if (!pixels || size === undefined) throw new Error('no face')
  let [white, dark] = [0, 0]
  for (let y = Math.round(size * 0.35); y < size * 0.62; y++)
    for (let x = Math.round(size * 0.15); x < size * 0.85; x++) {
      const o = (y * size + x) * 4
      if (pixels[o + 3] < 250) continue
      const level = Math.min(pixels[o], pixels[o + 1], pixels[o + 2])
      if (level > 235) white++
      else if (level < 60) dark++
    }
  expect(white).toBeGreaterThan(dark)
})

test('glasses cast no shadow on the eyes behind them, wherever they are', () => {
  for (const action of [undefined, 'sleeping']) {
    const { bodies, parts = [] } = person('man', { wears: ['glasses'], action })
    const frames = parts.find(({ noun }) => noun === 'glasses')
    expect(bodies[frames?.bodies[0] ?? 0].castsShadow).toBe(false)
    expect(bodies.filter(({ castsShadow }) => castsShadow === false)).toHaveLength(1)
  }
})

test('a beard has the color it is named with, and the hair goes with it unless that is named too', () => {
  const brown = look({ attributes: ['brown beard'] })
  expect(brown.beardColor).toEqual(brown.hair.color)
  expect(brown.hair.color).not.toEqual(look({ attributes: ['black hair'] }).hair.color)
  const both = look({ attributes: ['black hair', 'red beard'] })
  expect(both.hair.color).toEqual(look({ attributes: ['black hair'] }).hair.color)
  expect(both.beardColor[0]).toBeGreaterThan(3 * both.beardColor[2])
  expect(look({ attributes: ['tousled hair'] }).hair.style).toBe('messy')
})

test('red hair is copper, not paint', () => {
  const [red, green] = look({ attributes: ['red hair'] }).hair.color
  expect(red / green).toBeLessThan(6)
  expect(red).toBeLessThan(0.3)
})

/** Index of the body that is visible at a point of the face, in skull radii. */
function seenAt({ bodies, decals = [] }: KitPiece, x: number, y: number): number {
  const [{ center, right, up }] = decals
  const ahead = unit(cross(up, right))
  const point = add(add(center, scaled(right, x / 1.02)), scaled(up, y / 1.02))
  const depths = bodies.map((body) => {
    const hit = surfacePoint(body, add(point, scaled(ahead, 0.5)), scaled(ahead, -1), 1).point
    return dot(sub(hit, point), ahead)
  })
  return depths.indexOf(Math.max(...depths))
}

test('a hijab leaves the forehead free', () => {
  const piece = person('woman', { wears: ['hijab'] })
  const skin = seenAt(piece, 0.4, -0.3)
  for (const x of [-0.3, 0, 0.3]) expect(seenAt(piece, x, 0.5)).toBe(skin)
  expect(seenAt(piece, 0, 0.8)).not.toBe(skin)
})

test('the hair of an afro is no higher than the hat on it', () => {
  const { bodies } = person('man', { attributes: ['afro'], wears: ['beanie'] })
  const hat = boundsOf(bodies.slice(-1))
  expect(boundsOf(bodies.slice(0, -1)).max[1]).toBeLessThan(hat.max[1] - 0.05)
})

test('the halves of a moustache meet under the nose', () => {
  const shared = (attributes: string[]) => {
    const starts = person('man', { attributes }).bodies.flatMap(({ primitives, materials }) =>
      primitives.flatMap((part) => (part.type === 'cone' && materials[part.material].strands ? [part.a.join()] : [])),
    )
    return starts.length - new Set(starts).size
  }
  expect(shared(['moustache']) - shared(['clean-shaven'])).toBe(1)
})
