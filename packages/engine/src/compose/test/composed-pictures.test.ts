import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../kits/builder/kit-builder.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { measureInstances } from '../../render/instance-shares.ts'
import { renderScene } from '../../render/render-scene.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 144
/** A busy machine renders slowly; milliseconds. */
const PATIENCE = 60_000

function draw(prompt: string, negative = '') {
  const composed = composeScene(parsePrompt(prompt, negative), { width: SIDE, height: SIDE, seed: 7, hints: {} })
  return { ...composed, buffer: renderScene(composed.scene) }
}

function brightness(prompt: string): number {
  const { buffer, scene } = draw(prompt)
  let sum = 0
  for (const value of buffer.color) sum += Math.min(1.5, value * scene.exposure)
  return sum / buffer.color.length
}

describe('rendered compositions', () => {
  // biome-ignore format: a list
  test.each([
    'a red fox in a snowy forest at dawn', 'three dogs in a park', 'a knight in front of a castle', 'a coffee shop on a rainy night street',
    'twelve sheep on a farm', 'a horse and a cat in a jungle', 'a frog on a lily pad', 'a tabby cat beside a green bicycle',
  ])(
    '"%s" shows every subject on 1.5 percent of the picture or more, mostly visible',
    (prompt) => {
      const { scene, instances, buffer } = draw(prompt)
      const shares = measureInstances(scene, buffer)
      for (const { instance } of instances) {
        const share = shares.get(instance)
        expect(share?.coverage).toBeGreaterThanOrEqual(0.015)
        expect(share?.visible).toBeGreaterThanOrEqual(0.6)
      }
    },
    PATIENCE,
  )

  test(
    'night is darker than day in the same place',
    () => {
      for (const place of ['a wolf in a forest', 'a horse on a beach'])
        expect(brightness(`${place} at night`)).toBeLessThan(0.5 * brightness(`${place} at noon`))
    },
    PATIENCE,
  )

  test('a thing in the negative prompt leaves no pixel', () => {
    const { instances, graph } = { ...draw('a cat and a dog on a beach', 'dog'), graph: parsePrompt('a cat and a dog on a beach', 'dog') }
    expect(graph.entities.map((entity) => entity.noun)).toEqual(['cat'])
    expect(instances).toHaveLength(1)
  })

  test.each([
    ['a pizza', true],
    ['a plate of sushi', true],
    ['a cup of coffee', true],
    ['a pizza on a wooden table', true],
    ['a wine bottle', false],
    ['a cat', false],
  ])('"%s" is looked down upon: %s', (prompt, down) => {
    const { scene } = composeScene(parsePrompt(prompt), { width: 96, height: 96, seed: 3, hints: {} })
    expect((scene.camera.squeeze ?? 1) < 0.96).toBe(down)
  })

  test('a marble floor is the place, not what the cat is made of', () => {
    const graph = parsePrompt('a cat on a marble floor')
    expect(graph.floor).toBe('marble')
    expect(graph.unknown).toEqual([])
    expect(graph.entities.map(({ noun, material }) => [noun, material])).toEqual([['cat', undefined]])
  })

  test.each([
    ['a perfume bottle on black marble', 0.25],
    ['a cocktail on a black marble table', 0.25],
    ['a perfume bottle on white marble', 0.9],
  ])('"%s" stands on stone of that color', (prompt, lightest) => {
    const { scene } = composeScene(parsePrompt(prompt), { width: 96, height: 96, seed: 3, hints: {} })
    const out = new Float64Array(8)
    const tops = scene.boxes
      .filter(({ min, max }) => max[0] - min[0] > 1 && max[1] - min[1] < 0.3)
      .map(({ face, max }) => {
        face(1, 0.31, 0.27, 0.31, max[1], 0.27, out)
        return out[7] > 0.4 ? out[0] : 1
      })
    expect(Math.min(...tops)).toBeLessThan(lightest)
    if (lightest > 0.5) expect(Math.min(...tops)).toBeGreaterThan(0.4)
  })

  test('a roof has the color that is asked for', () => {
    const redness = (prompt: string): number => {
      const { buffer, instances } = draw(prompt)
      const mine = instances[0].instance
      let red = 0
      for (let i = 0; i < buffer.instance.length; i++) if (buffer.instance[i] === mine && buffer.albedo[i * 3] > 4 * buffer.albedo[i * 3 + 1]) red++
      return red
    }
    expect(redness('a cottage with a red roof')).toBeGreaterThan(4 * redness('a cottage') + 200)
  })

  test('two of a kind differ in size, coat or pose', () => {
    const { scene } = composeScene(parsePrompt('two identical cats'), { width: 96, height: 96, seed: 3, hints: {} })
    const [first, second] = [1, 2].map((id) => scene.solids.filter(({ instance }) => instance === id))
    expect(first.map(({ scale }) => scale)).not.toEqual(second.map(({ scale }) => scale))
    expect(first.map(({ kit }) => kit.materials)).not.toEqual(second.map(({ kit }) => kit.materials))
  })

  const composed = (prompt: string) => composeScene(parsePrompt(prompt), { width: 96, height: 96, seed: 3, hints: {} })

  test('neon bent to a figure hangs on its wall over the floor', () => {
    const { scene } = composed('a neon cocktail sign on a brick wall')
    const sign = scene.solids.find(({ instance }) => instance === 1)
    expect(sign?.position[1]).toBeGreaterThan(0.2)
  })

  test('a head as a mark has no legs and looks at the viewer', () => {
    const [whole, head] = ['a fox logo', 'a fox head logo'].map((prompt) => composed(prompt).scene.solids.filter(({ instance }) => instance === 1))
    expect(head.length).toBe(whole.length - 1)
    for (const { yaw } of head) expect(yaw).toBeCloseTo(Math.PI / 2)
  })

  test('the head of an eagle as a mark has no wings and shows its beak', () => {
    const { scene } = composed('eagle head mascot')
    const head = scene.solids.filter(({ instance }) => instance === 1)
    const { min, max } = boundsOf(head.map(({ kit }) => kit))
    expect(max[2] - min[2]).toBeLessThan(0.9 * (max[1] - min[1]))
    for (const { yaw } of head) expect(yaw).toBeLessThan(1)
  })

  test('an overwater bungalow stands in the water, Cappadocia has its chimneys', () => {
    expect(composed('an overwater bungalow').scene.water).toBeDefined()
    const rocks = composed('Cappadocia').scene.solids.filter(({ kit }) => kit.key?.startsWith('fairy-chimney'))
    expect(rocks.length).toBeGreaterThan(8)
  })

  test('a garden in autumn has no summer flowers', () => {
    const flowers = (prompt: string) => composed(prompt).scene.sprites?.length ?? 0
    expect(flowers('a garden in autumn')).toBeLessThan(flowers('a garden in summer') - 100)
  })

  test.each(['a bicycle against a brick wall', 'a woman in front of a flower wall', 'a cup before a concrete wall'])(
    '"%s" has the wall right behind, and nothing but it',
    (prompt) => {
      const { buffer, scene } = draw(prompt)
      const near = -scene.camera.position[2] * 2.2
      const top = [...buffer.depth.subarray(0, SIDE)]
      expect(top.every((depth) => depth < near)).toBe(true)
    },
    PATIENCE,
  )

  test('a place seen from the air is looked down on', () => {
    const up = (prompt: string) => composed(prompt).scene.camera.position[1]
    expect(up('aerial view of a village')).toBeGreaterThan(4 * up('a village'))
  })

  test('one umbrella among three women is one umbrella', () => {
    const parts = (prompt: string) => composed(prompt).scene.solids.flatMap(({ kit }) => kit.primitives).length
    const one = parts('three women holding a red umbrella')
    expect(one).toBeGreaterThan(parts('three women'))
    expect(one).toBeLessThan(parts('three women holding red umbrellas'))
  })

  test('a dolphin that jumps leaves the water', () => {
    const least = ({ scene }: ReturnType<typeof composed>) => Math.max(...scene.solids.map(({ position }) => position[1]))
    expect(least(composed('a dolphin jumping out of the sea'))).toBeGreaterThan(least(composed('a dolphin in the sea')))
  })
})

describe('people with each other, in bed and with what they hold', () => {
  const compose = (prompt: string, seed = 7) => composeScene(parsePrompt(prompt), { width: 384, height: 256, seed, hints: {} })

  test('who hugs someone smaller stands beside and not behind', () => {
    const { scene, boxes } = compose('mother hugging her daughter in a kitchen')
    const [[left, top, width, height], [x, y, , tall]] = boxes.map(({ box }) => box)
    expect(Math.abs(top + height - y - tall)).toBeLessThan(0.06 * scene.height)
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + width)
  })

  test('bride and groom who kiss under an arch look at each other', () => {
    const { scene, instances } = compose('a bride and groom kissing under an arch of flowers')
    const [bride, groom] = instances.map(({ instance }) => scene.solids.find((solid) => solid.instance === instance))
    expect(Math.cos(bride?.yaw ?? 0) * Math.cos(groom?.yaw ?? 0)).toBeLessThan(0)
  })

  test('who reads in bed sits on its edge and looks at the viewer', () => {
    const { boxes } = compose('a woman reading in bed')
    const [[, top, , height], [, bedTop, , bedHeight]] = boxes.map(({ box }) => box)
    expect(top + height).toBeGreaterThan(bedTop + 0.6 * bedHeight)
    expect(top).toBeLessThan(bedTop)
  })

  test('a balloon rises beside the face of who holds it', () => {
    const { scene, instances } = compose('a little girl holding a red balloon')
    const [girl, balloon] = instances
    const [face] = scene.decals?.filter(({ instance }) => instance === girl.instance) ?? []
    const skull = Math.hypot(...face.right) / 1.02
    const solid = scene.solids.find(({ instance }) => instance === balloon.instance)
    const { min, max } = boundsOf(solid ? [solid.kit] : [])
    const [left, right] = [min[0], max[0]].map((x) => (solid?.position[0] ?? 0) + x * (solid?.scale ?? 1))
    expect(Math.max(left - face.center[0], face.center[0] - right)).toBeGreaterThan(-0.4 * skull)
  })

  test('who reads under a tree sits at its foot, the crown over the whole picture', () => {
    const { boxes } = compose('a girl reading under a tree')
    const [[, top, , height], [left, crown, width, tall]] = boxes.map(({ box }) => box)
    expect(height).toBeGreaterThan(0.35 * 256)
    expect(Math.abs(top + height - crown - tall)).toBeLessThan(0.08 * 256)
    expect(crown).toBeLessThan(1)
    expect(left).toBeLessThan(0.3 * 384)
    expect(left + width).toBeGreaterThan(0.7 * 384)
  })

  test('a dog on its walk goes where its walker goes, on a lead from the hand to the neck', () => {
    const { scene, instances } = compose('a man walking a dog')
    const solids = instances.map(({ instance }) => scene.solids.filter((solid) => solid.instance === instance))
    const [[man], dog] = solids
    const [body] = dog.filter(({ yaw }) => yaw !== 0)
    const [lead] = dog.filter(({ yaw }) => yaw === 0)
    expect(Math.sign(Math.cos(body.yaw))).toBe(Math.sign(Math.cos(man.yaw)))
    const { min, max } = boundsOf([lead.kit])
    expect(lead.position).toEqual(man.position)
    expect(max[0]).toBeGreaterThan(body.position[0] - man.position[0])
    expect(min[0]).toBeLessThan(0.5)
  })

  test('of friends in a café everybody has a cup in reach, and the feet are on the floor', () => {
    const { scene, instances } = compose('three friends laughing in a café')
    const bodiesOf = (wanted: number) =>
      instances.filter(({ entity }) => entity === wanted).map(({ instance }) => scene.solids.filter((solid) => solid.instance === instance))
    const [friends, cups] = [bodiesOf(0), bodiesOf(2)]
    expect(cups.length).toBe(friends.length)
    friends.forEach((bodies, i) => {
      const feet = bodies.map(({ kit, position, scale }) => position[1] + boundsOf([kit]).min[1] * scale)
      expect(Math.abs(Math.min(...feet))).toBeLessThan(0.02)
      const aside = cups[i][0].position[0] - bodies[0].position[0]
      expect(Math.abs(aside)).toBeLessThan(0.3)
    })
  })

  test('parents and children have the same skin', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { scene } = compose('a family watching tv on the sofa', seed)
      const skins = scene.solids.flatMap(({ kit }) => kit.materials.filter(({ skin }) => skin === 1).slice(0, 1))
      expect(new Set(skins.map(({ color }) => color.map((part) => part.toFixed(3)).join())).size).toBe(1)
    }
  })
})
