import { KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import type { Solid, Vec3 } from '../../render/scene.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { Actor } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { anchorOf } from './joint-points.ts'

const LED =
  /^quadruped:(dog|puppy|golden-retriever|labrador|german-shepherd|husky|corgi|border-collie|bulldog|chihuahua|dachshund|dalmatian|greyhound|poodle|pug|saint-bernard|shiba-inu)$/

/** Pairs of a walker and a dog on a leash, in the prompt's order. */
export function walkedDogs(graph: SceneGraph, cast: Cast): readonly (readonly [walker: Actor, dog: Actor])[] {
  return graph.relations.flatMap(({ type, subject, object }) => {
    const [walker] = cast.byEntity.get(subject) ?? []
    const dogs = cast.byEntity.get(object) ?? []
    const walks = walker?.category === 'person' && walker.entity.action === 'walking'
    if (type !== 'next-to' || !walks) return []
    return dogs.filter(({ entity }) => LED.test(entity.kit)).map((dog) => [walker, dog] as const)
  })
}

/** Sag and thickness of a leash relative to the walker's height, and its end as a share of the way from the dog's head to its back. */
const SAG = 0.1
const THICK = 0.006
const NECK = 0.3

/** Leashes from walkers' hands to their dogs' necks. */
export function dogLeads(graph: SceneGraph, cast: Cast): readonly Solid[] {
  return walkedDogs(graph, cast).map(([walker, dog]) => {
    const from = anchorOf(walker, 'hand')
    const [head, back] = [anchorOf(dog, 'head'), anchorOf(dog, 'seat')]
    const tall = walker.piece.height * walker.scale
    const to = [0, 1, 2].map((k) => dog.position[k] - walker.position[k] + head[k] + (back[k] - head[k]) * NECK)
    const kit = new KitBuilder()
    const strap = kit.material({ color: linear('#b8322b'), cloth: 1 })
    const points = Array.from({ length: 6 }, (_, i): Vec3 => {
      const t = i / 5
      const at = (k: number): number => from[k] + (to[k] - from[k]) * t
      return [at(0), at(1) - 4 * t * (1 - t) * SAG * tall, at(2)]
    })
    kit.path(
      points,
      points.map(() => THICK * tall),
      strap,
    )
    return { kit: kit.build(), position: walker.position, yaw: 0, scale: 1, instance: dog.instance }
  })
}
