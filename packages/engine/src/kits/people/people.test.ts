import { expect, test } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import { buildPiece } from '../../compose/build-piece.ts'
import { distance } from '../../render/solids/signed-distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { boundsOf, linear } from '../builder/kit-builder.ts'
import { surfacePoint } from '../builder/surface.ts'
import { add, cross, dot, scaled, sub, unit } from '../builder/vector.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import { handsFor } from './hand.ts'
import { humanKit } from './human.ts'
import { lookFor } from './look.ts'
import { rigFor } from './pose.ts'
import { proportionsOf } from './proportions.ts'

const PLAIN = plainInput('woman')

function person(variant: string, more: Partial<KitInput> = {}) {
  return buildPiece(`human:${variant}`, { ...PLAIN, noun: variant, ...more }).piece
}

const look = (more: Partial<KitInput>, own = {}) => lookFor({ ...PLAIN, ...more }, own)

/** How far the nearest body is from a point on one of the eyes, in skull radii; the skin itself is next to it. */
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
  // A beaked mask is all one sees of a plague doctor.
  const covered = humanKit.variants.filter((variant) => {
    if (variant === 'plague-doctor') return false
    const piece = person(variant)
    const isFace = (piece.decals?.[0]?.size ?? 0) === 512
    return isFace && Math.min(roomAtEye(piece, 1), roomAtEye(piece, -1)) < -0.02
  })
  expect(covered).toEqual([])
}, 60_000)

test('people who do nothing do not all stand alike', () => {
  const hands = Array.from({ length: 16 }, (_, seed) => person('man', { seed }).anchors.hand)
  const places = new Set(hands.map((hand) => hand?.map((part) => part.toFixed(1)).join()))
  expect(places.size).toBeGreaterThan(4)
})

test('what is blown is at the lips', () => {
  for (const instrument of ['trumpet', 'trombone', 'saxophone', 'clarinet', 'flute', 'french horn', 'harmonica'])
    for (const variant of ['man', 'girl']) {
      const piece = person(variant, { action: 'playing', holds: [instrument] })
      const [held] = piece.parts?.[0]?.bodies ?? []
      const [{ center, right, up }] = piece.decals ?? []
      const skull = Math.hypot(...right) / 1.02
      const { data, count } = compileKit(piece.bodies[held])
      const all = Uint16Array.from({ length: count }, (_, i) => i)
      const [x, y, z] = [0, 1, 2].map((k) => center[k] - (up[k] * 0.6) / 1.02)
      expect(distance(data, all, 0, count, x, y, z) / skull, `${variant}, ${instrument}`).toBeLessThan(1.1)
      expect(piece.drew).toContain(instrument)
    }
})

test('the one who sleeps lies along the ground on a mat and shows the viewer his face', () => {
  const piece = person('woman', { action: 'sleeping' })
  const { min, max } = boundsOf(piece.bodies)
  expect(max[0] - min[0]).toBeGreaterThan(2 * (max[1] - min[1]))
  const [face] = piece.decals ?? []
  expect(face.center[2]).toBeLessThan(0)
})

test('a quilt covers who sleeps in a bed, up to the shoulders', () => {
  const { bodies, decals = [] } = person('woman', { action: 'abed' })
  const { min, max } = boundsOf(bodies.slice(-1))
  const body = boundsOf(bodies.slice(0, 2))
  expect(max[0]).toBeGreaterThan(body.max[0] - 0.15)
  expect(max[1]).toBeGreaterThan(0.7 * body.max[1])
  expect(decals[0].center[0]).toBeLessThan(min[0] + 0.3)
  const [legs] = bodies
  const knee = legs.primitives.find((part) => part.type === 'cone' && part.b[1] > 0.1)
  if (knee?.type !== 'cone') throw new Error('no leg')
  const { data, count } = compileKit(bodies[bodies.length - 1])
  const all = Uint16Array.from({ length: count }, (_, i) => i)
  const [x, y, z] = knee.b
  expect(distance(data, all, 0, count, x, y + knee.rb, z)).toBeLessThan(0)
})

test('hands and feet of who does push-ups are on the ground, and the body is over it', () => {
  const { bodies } = person('man', { action: 'push-ups' })
  const [legs, trunk] = bodies.map((body) => boundsOf([body]))
  const { max } = boundsOf(bodies.slice(0, 2))
  expect(Math.abs(legs.min[1] - trunk.min[1])).toBeLessThan(0.06)
  expect(max[0] - trunk.min[0]).toBeGreaterThan(0.4)
  expect(trunk.max[1]).toBeGreaterThan(0.5)
})

test('who exercises wears leggings, whatever else they would wear', () => {
  const legs = linear('#262b36').join()
  for (let seed = 0; seed < 8; seed++) {
    const { bodies } = person('woman', { action: 'squats', seed })
    expect(bodies.some(({ materials }) => materials.some(({ color }) => color.join() === legs))).toBe(true)
    const [waiting] = person('woman', { trains: true, seed }).bodies
    expect(waiting.materials.some(({ color }) => color.join() === legs)).toBe(true)
  }
})

test('who does squats goes down, though not to the ground', () => {
  const seat = (action?: string) => person('woman', action ? { action } : {}).anchors.face[1]
  expect(seat('squats')).toBeLessThan(0.8 * seat())
  expect(seat('squats')).toBeGreaterThan(0.55 * seat())
})

test('who has a beard is a man, and who is Asian has brown eyes, unless the prompt says otherwise', () => {
  for (let seed = 0; seed < 12; seed++) {
    expect(look({ seed, noun: 'hipster', attributes: ['bearded'] }).fem).toBe(0)
    const [red, , blue] = look({ seed, attributes: ['asian'] }).iris
    expect(red).toBeGreaterThan(blue)
  }
})

test('a handstand has the head under the feet', () => {
  const upright = person('man').anchors.face[1]
  const piece = person('man', { action: 'handstand' })
  expect(piece.anchors.face[1]).toBeLessThan(upright * 0.3)
  expect(boundsOf(piece.bodies).min[1]).toBeCloseTo(0, 6)
})

test('yoga means different poses to different people, each on a mat', () => {
  const shapes = [0, 1, 2].map((seed) => {
    const { min, max } = boundsOf(person('woman', { action: 'yoga', seed }).bodies.slice(0, -1))
    return `${(max[0] - min[0]).toFixed(1)} ${(max[1] - min[1]).toFixed(1)}`
  })
  expect(new Set(shapes).size).toBe(3)
})

test('a cyclist sits over the pedals and reaches the bar', () => {
  const piece = person('boy', { action: 'cycling' })
  const { rest, hand } = piece.anchors
  const size = piece.height / 1.75
  expect(rest?.[1]).toBeGreaterThan(0.5 * size)
  expect(hand?.[0]).toBeGreaterThan(0.4 * size)
})

test('trades bring their tools, and only when they are at work', () => {
  const bodies = (action?: string) => person('chef', action ? { action } : {}).bodies.length
  expect(bodies('cooking')).toBe(bodies() + 1)
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

test('who casts a spell has its light over the hand, and a fisherman has his rod', () => {
  const caster = person('wizard', { action: 'casting spells' })
  const [light] = caster.lights ?? []
  expect(light.position[1]).toBeGreaterThan((caster.anchors.hand?.[1] ?? 0) + 0.1)
  const wide = (piece: ReturnType<typeof person>) => {
    const { min, max } = boundsOf(piece.bodies)
    return max[2] - min[2]
  }
  expect(wide(person('fisherman'))).toBeGreaterThan(wide(person('sailor')) + 0.2)
})

test('no one wears a jersey of the color of the own skin', () => {
  const shown = (color: readonly number[]) => color.map((value) => value ** (1 / 2.2))
  for (let seed = 0; seed < 60; seed++) {
    const [, upper] = person('man', { seed }).bodies
    const cloth = upper.materials.find((material) => material.cloth === 1)
    const skin = upper.materials.find((material) => material.skin === 1)
    if (!cloth || !skin) continue
    const [a, b] = [shown(cloth.color), shown(skin.color)]
    expect(Math.hypot(...a.map((value, i) => value - b[i])), `seed ${seed}`).toBeGreaterThan(0.13)
  }
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

/** What is hair on the head of someone. */
function hairOf(piece: KitPiece) {
  return boundsOf(piece.bodies.filter(({ materials }) => materials.some(({ strands }) => strands)))
}

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

test('who blows bubbles has the ring before the lips', () => {
  const { bodies, anchors } = person('child', { action: 'blowing bubbles' })
  const rings = bodies.flatMap(({ primitives }) => primitives.filter(({ type }) => type === 'torus'))
  const near = rings.map((ring) => (ring.type === 'torus' ? Math.hypot(...sub(ring.center, anchors.face ?? [0, 0, 0])) : 9))
  expect(Math.min(...near)).toBeLessThan(0.12)
})

test('a tutu stands out from the hips and leaves the legs free', () => {
  const [tutu] = person('ballerina')
    .bodies.map(({ primitives }) => primitives)
    .filter((parts) => parts.length > 1 && parts.every(({ type }) => type === 'lathe'))
  const { min, max } = boundsOf([{ primitives: tutu, materials: [] }])
  expect(max[2] - min[2]).toBeGreaterThan(0.5)
  expect(max[1] - min[1]).toBeLessThan(0.2)
})

test('a veil falls from the crown of a bride and shows beside her neck', () => {
  const veil = person('bride').bodies.at(-1)
  const { min, max } = boundsOf(veil ? [veil] : [])
  expect(max[1] - min[1]).toBeGreaterThan(0.5)
  expect(max[2] - min[2]).toBeGreaterThan(0.4)
})

test('with a hijab go covered arms and legs', () => {
  for (let seed = 0; seed < 12; seed++) {
    const bare = (wears: string[]) =>
      person('woman', { wears, seed })
        .bodies.slice(0, 2)
        .map(({ primitives, materials }) => primitives.filter(({ type, material }) => type === 'cone' && materials[material].skin).length)
    expect(bare(['hijab'])[0]).toBe(0)
    expect(bare(['hijab'])[1]).toBeLessThanOrEqual(bare(['coat'])[1])
  }
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

test('the straps of a backpack lie on the chest', () => {
  const { bodies } = person('soldier')
  const straps = bodies.flatMap(({ primitives }) =>
    primitives.flatMap((part) => (part.type === 'cone' && part.ra === part.rb && part.ra < 0.018 && part.blend === 0 ? [part] : [])),
  )
  expect(straps.length).toBeGreaterThan(7)
})

test('who is clean-shaven has no beard', () => {
  for (let seed = 0; seed < 12; seed++) expect(look({ attributes: ['clean-shaven'], seed }, { fem: 0 }).beard).toBe('none')
})

test('of crossed arms one lies over the other, its hand on the other arm, the other hand tucked away', () => {
  for (const fem of [0, 1])
    for (const side of [1, -1] as const) {
      const own = look({ faces: 'natural' }, { fem })
      const { elbows, wrists } = rigFor(proportionsOf(own, true), own, 'stand', 'crossed', 0, 0, side)
      const [over, under] = side > 0 ? [1, 0] : [0, 1]
      expect(wrists[over][0]).toBeGreaterThan(wrists[under][0] + 0.05)
      expect(wrists[over][1]).toBeGreaterThan(wrists[under][1] + 0.03)
      for (const arm of [0, 1]) {
        expect(wrists[arm][2] * elbows[arm][2]).toBeLessThan(0)
        expect(Math.abs(wrists[arm][1] - elbows[arm][1])).toBeLessThan(0.13)
      }
      expect(handsFor('crossed', side, false, false)[under]).toBe('tucked')
    }
})

test('a long beard falls before a collar of fur', () => {
  const piece = person('viking')
  const seen = piece.bodies[seenAt(piece, 0, -1.35)]
  expect(seen.materials.some(({ strands }) => strands)).toBe(true)
})

test('a quilt lies over who is abed from the shoulder to the toes, and no shirt is painted on it', () => {
  for (const variant of ['child', 'woman', 'man']) {
    const { bodies, decals = [] } = person(variant, { action: 'abed' })
    expect(decals).toHaveLength(1)
    const legs = boundsOf(bodies.slice(0, 1))
    const quilt = boundsOf(bodies.slice(-1))
    expect(quilt.max[0]).toBeGreaterThan(legs.max[0])
    expect(quilt.max[1]).toBeGreaterThan(boundsOf(bodies.slice(1, 2)).max[1] - 0.02)
  }
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

test('of many who dance not all lift the same leg', () => {
  const lifted = Array.from({ length: 6 }, (_, seed) => {
    const [legs] = person('man', { action: 'dancing', seed }).bodies
    const left = legs.primitives.flatMap((part) => (part.type === 'cone' && part.b[2] > 0.02 ? [part.b[1]] : []))
    const right = legs.primitives.flatMap((part) => (part.type === 'cone' && part.b[2] < -0.02 ? [part.b[1]] : []))
    return Math.min(...left) > Math.min(...right)
  })
  expect(new Set(lifted).size).toBe(2)
})

test('a trade that usually has a moustache gives none to a woman', () => {
  const chef = { beard: 'moustache' } as const
  const beards = Array.from({ length: 12 }, (_, seed) => look({ variant: 'chef', noun: 'chef', seed }, chef))
  expect(new Set(beards.map(({ fem, beard }) => `${fem} ${beard}`))).toEqual(new Set(['0 moustache', '1 none']))
})

test('who skis has skis under both feet, and keeps them in the air', () => {
  for (const action of ['skiing', 'jumping']) {
    const bare = boundsOf(person('skier', { action: 'skiing' }).bodies.slice(0, 1))
    const { min, max } = boundsOf(person('skier', { action, attributes: ['on skis'] }).bodies)
    expect(max[0] - min[0]).toBeGreaterThan(1.4)
    expect(bare.max[0] - bare.min[0]).toBeLessThan(max[0] - min[0])
  }
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

test('what is on a shirt lies on the shirt, not on a cape or a beard before it', () => {
  for (const variant of ['superhero', 'man'])
    for (let seed = 1; seed <= 12; seed++) {
      const { bodies, decals = [] } = person(variant, { seed, attributes: ['full beard'] })
      const front = decals.find(({ size }) => size === 256)
      if (!front) continue
      const [x, y, z] = front.center
      const distances = bodies.map((body) => {
        const { data, count } = compileKit(body)
        const all = Uint16Array.from({ length: count }, (_, i) => i)
        return Math.abs(distance(data, all, 0, count, x, y, z))
      })
      // Legs and hips come first, then the trunk with its arms; what is hardly farther than the nearest is painted as well.
      expect(distances[1]).toBeLessThan(Math.min(...distances) + 0.12 * Math.hypot(...front.right))
    }
})

/** Lowest part of each body that is a surface of revolution: skirts end in one. */
function hems({ bodies }: KitPiece) {
  return bodies.flatMap(({ primitives }) =>
    primitives.flatMap((part) =>
      part.type === 'lathe' && part.axis === 'y' && part.profile.every(([, radius]) => radius > 0.05)
        ? [{ y: part.center[1] + Math.min(...part.profile.map(([up]) => up)), wide: part.profile[0][1], part }]
        : [],
    ),
  )
}

test('a lab coat ends level at the knees, as wide as both legs in it', () => {
  const coat = hems(person('scientist', { attributes: ['standing'] })).find(({ y }) => y < 0.62)
  if (!coat) throw new Error('no hem')
  expect(coat.y).toBeGreaterThan(0.35)
  expect(coat.wide).toBeGreaterThan(0.15)
  expect(coat.wide).toBeLessThan(0.32)
})

test('skirts end in a level hem; over raised thighs they are one lap and no trousers', () => {
  const standing = hems(person('princess')).filter(({ y }) => y < 0.4)
  expect(standing.length).toBeGreaterThan(0)
  const seated = person('queen', { action: 'seated' })
  expect(hems(seated).filter(({ y }) => y < 0.4)).toHaveLength(0)
  const rows = seated.bodies.flatMap(({ primitives, materials }) =>
    primitives.flatMap((part) => (part.type === 'cone' && materials[part.material].cloth && Math.abs(part.a[2]) < 0.06 && part.a[0] > 0.2 ? [part] : [])),
  )
  expect(rows.length).toBeGreaterThan(1)
})

test('who flies on a broom sits on it and has both hands at it', () => {
  const { bodies } = person('witch', { action: 'flying', attributes: ['on a broom'] })
  const broom = bodies.find(({ primitives }) => primitives.length === 3 && primitives[0].type === 'cone')
  const [shaft] = broom?.primitives ?? []
  if (shaft?.type !== 'cone') throw new Error('no broom')
  expect(shaft.a[0]).toBeLessThan(-0.3)
  expect(shaft.b[0]).toBeGreaterThan(0.5)
  expect(Math.abs(shaft.a[2])).toBeLessThan(0.03)
  // A shaft held upright would be as high as she is.
  expect(shaft.b[1] - shaft.a[1]).toBeLessThan(shaft.b[0] - shaft.a[0])
})

test('a tennis player has a racket over the hand, a golfer has none', () => {
  expect(person('tennis-player').bodies.length).toBe(person('golfer').bodies.length + 1)
})

test('a hand on the hip touches it', () => {
  for (const variant of ['man', 'woman']) {
    const idlers = Array.from({ length: 16 }, (_, i) => person(variant, { seed: i, attributes: ['standing'] }))
    const gaps = idlers.map(({ bodies }) => {
      // The trunk's first part is the shirt over the hips.
      const [shirt] = bodies[1].primitives
      if (shirt?.type !== 'cone') throw new Error('no shirt')
      return bodies[1].primitives.flatMap((part) =>
        part.type === 'cone' && part.b[1] > shirt.a[1] - 0.06 && part.b[1] < shirt.a[1] + 0.08 && part.rb < 0.05 ? [Math.abs(part.b[2]) - shirt.ra] : [],
      )
    })
    const near = gaps.flat().filter((gap) => gap > -0.01)
    expect(near.length).toBeGreaterThan(0)
    expect(Math.min(...near)).toBeLessThan(0.07)
  }
})

test('glasses cast no shadow on the eyes behind them, wherever they are', () => {
  for (const action of [undefined, 'sleeping']) {
    const { bodies, parts = [] } = person('man', { wears: ['glasses'], action })
    const frames = parts.find(({ noun }) => noun === 'glasses')
    expect(bodies[frames?.bodies[0] ?? 0].castsShadow).toBe(false)
    expect(bodies.filter(({ castsShadow }) => castsShadow === false)).toHaveLength(1)
  }
})

test('"with a hat" leaves a cowboy the hat of a cowboy', () => {
  const own = boundsOf(person('cowboy').bodies)
  const told = boundsOf(person('cowboy', { wears: ['hat'] }).bodies)
  expect(told).toEqual(own)
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

test.each(['apron', 'overalls', 'raincoat', 'poncho', 'pajamas', 'spacesuit', 'uniform', 'vest', 'hoodie', 'shorts', 'high heel', 'sandal', 'belt'])(
  'people put on what is worn: %s',
  (garment) => {
    expect(person('woman', { wears: [garment] }).drew).toContain(garment)
  },
)

test('red hair is copper, not paint', () => {
  const [red, green] = look({ attributes: ['red hair'] }).hair.color
  expect(red / green).toBeLessThan(6)
  expect(red).toBeLessThan(0.3)
})

/** Bodies of the trunk and what it wears: the legs are before it. */
function trunkOf(variant: string, more: Partial<KitInput> = {}) {
  const [, trunk] = person(variant, { attributes: ['standing'], ...more }).bodies
  return trunk
}

test('a fist has four fingers side by side, a boxer has padded gloves instead', () => {
  const fingers = (variant: string) =>
    trunkOf(variant, { action: 'fists up' }).primitives.filter(({ type, blend }) => type === 'cone' && blend > 0 && blend < 0.0025)
  expect(fingers('swimmer')).toHaveLength(8)
  expect(fingers('boxer')).toHaveLength(0)
})

test('sleeves and trouser legs end flat', () => {
  const flat = (variant: string, more: Partial<KitInput>, body: number) =>
    person(variant, more).bodies[body].primitives.filter((part) => part.type === 'cone' && part.flat)
  expect(flat('man', { wears: ['shirt'] }, 1)).toHaveLength(2)
  expect(flat('man', { wears: ['pants'] }, 0)).toHaveLength(2)
  expect(flat('man', { wears: ['shorts'] }, 0)).toHaveLength(2)
})

/** Collars of shirts under jackets: bodies whose parts run to two points and around the neck. */
function collarsOf(more: Partial<KitInput>) {
  return person('man', more).bodies.filter(
    ({ primitives, materials }) =>
      materials.length === 1 && primitives.length > 12 && primitives.every((part) => part.type === 'cone' && Math.max(part.ra, part.rb) < 0.013),
  )
}

test('a shirt ends in a band around the neck, a suit in the collar of the shirt under it', () => {
  const bands = (wears: string) => {
    const { primitives } = trunkOf('man', { wears: [wears] })
    return primitives.filter((part) => part.type === 'cone' && part.ra === part.rb && part.blend === 0)
  }
  expect(bands('shirt').length).toBeGreaterThan(8)
  const [collar] = collarsOf({ wears: ['suit'] })
  expect(Math.min(...collar.materials[0].color)).toBeGreaterThan(0.7)
  expect(collarsOf({ wears: ['shirt'] })).toEqual([])
  expect(bands('suit').length).toBeLessThan(3)
  expect(bands('dress shirt').length).toBeLessThan(3)
  const heights = bands('shirt').flatMap((part) => (part.type === 'cone' ? [part.a[1]] : []))
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.03)
})

test('a shirt that is buttoned to the collar shows no skin', () => {
  const { decals = [] } = person('woman', { wears: ['dress shirt'] })
  const { pixels, size } = decals[1]
  const at = (Math.round(0.1 * size) * size + size / 2) * 4
  const [red, green, blue] = pixels.slice(at, at + 3)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16)
})

test('the collar of a shirt under a suit has two points', () => {
  const [{ primitives }] = collarsOf({ wears: ['suit'] })
  const ends = primitives.flatMap((part) => (part.type === 'cone' && part.rb < part.ra * 0.5 ? [part.b.join()] : []))
  expect(new Set(ends).size).toBe(2)
})

test('shoulders are bare between a wide neckline and its straps', () => {
  const slopes = (wears: string) => {
    const { primitives, materials } = trunkOf('woman', { wears: [wears] })
    const isBare = primitives.map(({ material }) => materials[material].skin !== undefined)
    return primitives.filter(({ type }, i) => type !== 'torus' && isBare[i]).length
  }
  expect(slopes('dress') - slopes('shirt')).toBeGreaterThan(2)
})

/** Which body is seen at a point of the face, in skull radii. */
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

test('several people differ in skin, hair and clothes; soldiers keep their uniform', () => {
  for (const group of [1, 2, 3, 4, 5, 6]) {
    const one = (variant: string, index: number) => trunkOf(variant, { seed: 40, among: { index, group } }).materials
    for (const variant of ['woman', 'student', 'office-worker']) {
      const [first, second] = [one(variant, 0), one(variant, 1)]
      expect(first[1].color, variant).not.toEqual(second[1].color)
      expect(first[0].color, variant).not.toEqual(second[0].color)
    }
    expect(one('soldier', 0)[1].color).toEqual(one('soldier', 1)[1].color)
    const looks = [0, 1].map((index) => look({ seed: 40, among: { index, group } }))
    expect(looks[0].hair.style).not.toBe(looks[1].hair.style)
    expect(looks[0].skin).not.toEqual(looks[1].skin)
  }
})

test('a thigh lifted out of a skirt has cloth over it; in a long skirt no foot is lifted', () => {
  const skirt = (wears: string) => person('woman', { action: 'dancing', wears: [wears], seed: 2 })
  const { bodies } = skirt('skirt')
  const cloth = bodies.flatMap(({ primitives }) => (primitives.some(({ type }) => type === 'lathe') ? primitives.filter(({ blend }) => blend > 0.06) : []))
  expect(cloth).toHaveLength(1)
  const feet = (piece: KitPiece) => piece.bodies[0].primitives.flatMap((part) => (part.type === 'cone' && part.ra < 0.05 ? [part.a[1]] : []))
  expect(Math.max(...feet(skirt('skirt')))).toBeGreaterThan(0.3)
  expect(Math.max(...feet(skirt('dress')))).toBeLessThan(0.2)
})
