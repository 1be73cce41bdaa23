import { expect, test } from 'vitest'
import { look, person } from '../../../test/person.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { boundsOf, type KitInput, type KitPiece, linear } from '../builder/index.ts'

test('who exercises wears leggings, whatever else they would wear', () => {
  const legs = linear('#262b36').join()
  for (let seed = 0; seed < 8; seed++) {
    const { bodies } = person('woman', { action: 'squats', seed })
    expect(bodies.some(({ materials }) => materials.some(({ color }) => color.join() === legs))).toBe(true)
  }
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

test('the straps of a backpack lie on the chest', () => {
  const { bodies } = person('soldier')
  const straps = bodies.flatMap(({ primitives }) =>
    primitives.flatMap((part) => (part.type === 'cone' && part.ra === part.rb && part.ra < 0.018 && part.blend === 0 ? [part] : [])),
  )
  expect(straps.length).toBeGreaterThan(7)
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
      // Bodies start with legs and hips, then the trunk with its arms; a body slightly farther than the nearest is painted, too.
      expect(distances[1]).toBeLessThan(Math.min(...distances) + 0.12 * Math.hypot(...front.right))
    }
})

/** Lowest part of each body that is a surface of revolution: skirts end in one. */
const hems = ({ bodies }: KitPiece) =>
  bodies.flatMap(({ primitives }) =>
    primitives.flatMap((part) =>
      part.type === 'lathe' && part.axis === 'y' && part.profile.every(([, radius]) => radius > 0.05)
        ? [{ y: part.center[1] + Math.min(...part.profile.map(([up]) => up)), wide: part.profile[0][1], part }]
        : [],
    ),
  )

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

test('"with a hat" leaves a cowboy the hat of a cowboy', () => {
  const own = boundsOf(person('cowboy').bodies)
  const told = boundsOf(person('cowboy', { wears: ['hat'] }).bodies)
  expect(told).toEqual(own)
})

test.each(['apron', 'overalls', 'raincoat', 'poncho', 'pajamas', 'spacesuit', 'uniform', 'vest', 'hoodie', 'shorts', 'high heel', 'sandal', 'belt'])(
  'people put on what is worn: %s',
  (garment) => expect(person('woman', { wears: [garment] }).drew).toContain(garment),
)

/** The trunk and clothes worn on it; the legs come before it. */
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

/** Shirt collars under jackets: bodies with parts that run to two points and around the neck. */
const collarsOf = (more: Partial<KitInput>) =>
  person('man', more).bodies.filter(
    ({ primitives, materials }) =>
      materials.length === 1 && primitives.length > 12 && primitives.every((part) => part.type === 'cone' && Math.max(part.ra, part.rb) < 0.013),
  )

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
