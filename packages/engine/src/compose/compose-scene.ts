import { linear } from '../kits/kit-builder.ts'
import { colorOf } from '../lexicon/colors.ts'
import { createRandom } from '../render/noise.ts'
import type { Scene, Sky } from '../render/scene.ts'
import type { SceneGraph, TimeOfDay } from '../scene-graph.ts'
import type { StyleHints } from '../styles/style.ts'
import { isAfloat } from './afloat.ts'
import { backdropOf } from './backdrop.ts'
import { buildPlace } from './build-place.ts'
import { halfExtents } from './camera.ts'
import { castActors } from './casting.ts'
import { chooseSetting } from './choose-setting.ts'
import { moodOf, timeOf } from './conditions.ts'
import { lampsOf, litUp } from './lamplight.ts'
import { downwardAngle, lookDown } from './look-down.ts'
import { placeActor } from './placing.ts'
import type { StagePlan } from './plan.ts'
import { type ProjectedBox, projectedBox, projectedBoxes } from './projected-boxes.ts'
import { saturateScene } from './saturate.ts'
import type { Footing, Place, Setting, Stage } from './setting.ts'
import { planSky, portraitLight, withPalette } from './sky.ts'
import { cameraOf, clearOfGround, distanceOf, openedUp } from './stage-camera.ts'
import { planStage } from './stage-plan.ts'
import { styleProps } from './style-props.ts'
import { tabletop } from './tabletop.ts'
import { isLettered, textSign } from './text-sign.ts'
import { isLandform, LANDFORM_REACH, standsAtWall } from './within-place.ts'

export type ComposeOptions = {
  /** Picture size in pixels; the composition fits its shape. */
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly hints: StyleHints
  /** Called between the steps of the work; throws to stop it. */
  readonly checkpoint?: () => void
}

export type Composition = {
  readonly scene: Scene
  /** Id of the setting, time of day and weather that were chosen. */
  readonly setting: string
  readonly time: TimeOfDay
  readonly weather: readonly string[]
  /** Which entity each instance number of the picture belongs to. */
  readonly instances: readonly { readonly instance: number; readonly entity: number }[]
  /** Entities whose kit failed, drawn as plain shapes. */
  readonly standIns: ReadonlySet<number>
  /** Where each instance stands on the picture. */
  readonly boxes: readonly ProjectedBox[]
}

/** Turns what a prompt says into a scene to render. Pure: the same graph and options give the same scene. */
export function composeScene(graph: SceneGraph, options: ComposeOptions): Composition {
  const { seed, hints, width, height, checkpoint = () => {} } = options
  const aspect = width / height
  const without = new Set(graph.without ?? [])
  // What hangs in space as a subject needs no planet of the place beside it.
  const heavenly = graph.entities.some(({ kit }) => kit.startsWith('sky:'))
  const allows = (scenery: string): boolean => !without.has(scenery) && !(heavenly && scenery === 'planets')
  const weather = new Set<string>(graph.weather.filter((kind) => allows(kind)))
  const setting = chooseSetting(graph)
  const time = timeOf(graph, setting, hints)
  const night = time === 'night'
  const snow =
    allows('snow') &&
    (setting.snowy === true || weather.has('snow') || (graph.season === 'winter' && !setting.indoor))
  const cast = castActors(graph, hints, seed, { night: night || time === 'dusk', snow }, checkpoint)
  const plan = planStage(graph, cast, setting, hints, aspect, seed)
  const downward = downwardAngle(plan, graph.view ?? hints.camera)
  const stage: Stage = {
    seed,
    random: createRandom(seed * 31 + 7),
    aspect,
    distance: plan.distance,
    eye: plan.eye,
    halfWidthAt: (z) => halfExtents(plan.fov, aspect).x * Math.max(0.1, plan.distance + z),
    halfHeightAt: (z) => halfExtents(plan.fov, aspect).y * Math.max(0.1, plan.distance + z),
    reach: Math.min(
      isLandform(graph) ? LANDFORM_REACH : 9,
      Math.max(0.3, (plan.distance * Math.tan(plan.fov / 2)) / (4.5 * Math.tan(0.33))),
    ),
    clearDepth: plan.clearDepth,
    groupHalfWidth: plan.groupHalfWidth,
    time,
    season: graph.season ?? setting.season ?? 'summer',
    night,
    snow,
    rain: weather.has('rain') || weather.has('storm'),
    weather,
    detail: Math.min(1, hints.detail ?? 1),
    allows,
    mood: moodOf(graph),
    palette: graph.palette.map((name) => colorOf(name)).filter((color) => color !== undefined),
    flower: graph.flower,
    light: new Set([...graph.light, ...(hints.light ? [hints.light] : []), ...lampsOf(cast, night)]),
    texts: graph.texts.filter((text) => !isLettered(graph, text.carrier)).map((text) => text.text),
    props: new Set(hints.props ?? []),
    footing: footingOf(plan, setting),
    empty: plan.vista,
    atWall: standsAtWall(plan),
    airborne: plan.groups.every(({ role }) => role === 'aloft'),
    ...(graph.floor ? { floor: graph.floor } : {}),
    hasTrees: cast.actors.some((actor) => actor.entity.kit.startsWith('tree:')),
    ...backdropOf(plan),
    hasBuilding: cast.actors.some((actor) => actor.category === 'building'),
  }
  checkpoint()
  const onTable = tabletop(plan, setting, stage, downward !== undefined)
  const { place: built, windows } = buildPlace(setting, plan, stage, graph.outlook)
  checkpoint()
  const place = plan.orthographic ? openedUp(built, stage) : built
  const base = stage.footing === 'air' ? 0 : place.ground(0, 0)
  settle(plan, place, stage.footing, onTable?.height ?? 0, base)
  const facing = cast.actors.some((actor) => actor.category === 'person') && cast.actors.length < 6
  const planned = planSky({
    time,
    weather,
    mood: stage.mood,
    light: stage.light,
    rig: hints.light,
    side: seed % 2 ? 1 : -1,
    facing,
    allows,
  })
  // A paper backdrop takes the colour itself; light stays white, so that a product keeps its own.
  let sky: Sky = withPalette(planned.sky, setting.id === 'studio' ? [] : stage.palette, 0.5)
  sky = withPalette(
    sky,
    (hints.palette ?? []).map((hex) => linear(hex)),
    0.3,
  )
  if (place.sky) sky = place.sky(sky)
  if (facing && isNear(graph, hints) && hints.light !== 'flat') sky = portraitLight(sky, seed % 2 ? 1 : -1)
  const props = styleProps(stage, place.ground)
  sky = props.sky(sky)
  // A long lens stands far off: what is between it and a crowd must not drown them.
  const clear = Math.min(1, CLEAR_AIR / plan.distance)
  sky = {
    ...sky,
    fog: weather.has('fog')
      ? Math.min(sky.fog, MOST_FOG / (plan.distance + 0.6 * plan.clearDepth))
      : sky.fog * clear,
  }
  sky = withoutTwins(sky, new Set(graph.entities.map((entity) => entity.noun)))
  const floor = base + (onTable?.height ?? 0)
  const camera = clearOfGround(
    downward === undefined ? cameraOf(plan, aspect, floor) : lookDown(plan, aspect, floor, downward),
    place,
    stage.footing,
    plan.groups[0]?.role === 'aloft',
  )
  // A table or a window that is part of the place is built with it.
  const standing = cast.actors.filter((actor) => actor !== plan.top && actor !== plan.window?.actor)
  const placed = standing.map((actor) =>
    night ? litUp(actor, placeActor(actor), plan.distance) : placeActor(actor),
  )
  const falling = setting.indoor ? 0 : 1
  const scene: Scene = {
    width,
    height,
    camera,
    sky,
    ...(place.terrain ? { terrain: place.terrain } : {}),
    ...(place.water ? { water: place.water } : {}),
    wetness: place.wetness ?? (stage.rain && !setting.indoor ? 0.5 : 0),
    solids: [
      ...(place.solids ?? []),
      ...(onTable?.solids ?? []),
      ...props.solids,
      ...placed.flatMap((part) => part.solids),
    ],
    boxes: [
      ...[...(place.boxes ?? []), ...textSign(stage, setting.id, place.ground)].map((box) => ({
        ...box,
        instance: 0,
      })),
      ...windows,
      ...(onTable?.boxes ?? []),
      ...placed.flatMap((part) => part.boxes),
    ],
    sprites: [...(place.sprites ?? []), ...placed.flatMap((part) => part.sprites)],
    lights: [...(place.lights ?? []), ...props.lights, ...placed.flatMap((part) => part.lights)],
    weather: {
      rain: stage.rain && allows('rain') ? falling * (weather.has('storm') ? 1 : 0.75) : 0,
      snow:
        weather.has('snow') || (setting.snowy === true && snow)
          ? falling * (weather.has('snow') ? 1 : 0.35)
          : 0,
      ...place.weather,
    },
    exposure: planned.exposure * (place.exposure ?? 1),
    focus: plan.orthographic || downward !== undefined ? distanceOf(camera) : focusOf(stage, setting, plan),
    decals: placed.flatMap((part) => part.decals),
  }
  return {
    scene: saturateScene(scene, hints.saturation ?? 1),
    setting: setting.id,
    time,
    weather: [...weather],
    instances: cast.actors.flatMap(({ instance, entity, parts }) => [
      { instance, entity: entity.id },
      ...parts,
    ]),
    standIns: cast.standIns,
    boxes: [
      ...projectedBoxes(standing, camera, width, height),
      ...[...windows, ...(plan.top ? (onTable?.boxes ?? []) : [])]
        .slice(0, 1)
        .map(({ instance, min, max }) => projectedBox(instance, min, max, max, camera, width, height)),
    ],
  }
}

/** True when the picture is of a face. */
function isNear(graph: SceneGraph, hints: StyleHints): boolean {
  const view = graph.view ?? hints.camera
  return view === 'portrait' || view === 'close-up'
}

/** Metres to the subject beyond which air gets thinner, so that it veils no more than it does here. */
const CLEAR_AIR = 18

/** Beyond it a photograph is sharp all over. */
const ALL_SHARP = 22

/** Fog between the viewer and the subject, as density times distance: more would hide what the picture is of. */
const MOST_FOG = 0.6

/** A place alone is sharp where its interest lies: the back of a room, the middle distance of a landscape. */
function focusOf(stage: Stage, setting: Setting, plan: StagePlan): number {
  if (!stage.empty && (!stage.airborne || setting.indoor)) return plan.distance
  return setting.indoor ? plan.distance + 2 : Math.max(ALL_SHARP, plan.distance * 5)
}

/** Birds that swim where there is water to swim on. */
const WATERFOWL = new Set([
  'duck',
  'duckling',
  'swan',
  'goose',
  'pelican',
  'rubber duck',
  'lotus',
  'lily pad',
  'iceberg',
  'wave',
])

/** A board that is surfed. */
const AFLOAT = 'sport:surfboard-afloat'

/** Height of a jump as a share of the jumper's. */
const LEAP = 0.24

function footingOf(plan: StagePlan, setting: Setting): Footing {
  const { noun, kit } = plan.groups[0]?.cluster.root.entity ?? { noun: '', kit: '' }
  const category = WATERFOWL.has(noun) || kit === AFLOAT ? 'sea' : plan.mainCategory
  return setting.footing?.(category) ?? 'ground'
}

/** Lowers every cluster onto the ground, the water or the table, now that the place is known. */
function settle(plan: StagePlan, place: Place, footing: Footing, table: number, base: number): void {
  for (const group of plan.groups) {
    if (group.role === 'aloft') {
      group.settle(base + table)
      continue
    }
    const { x, z } = group.spot
    const ground = footing === 'air' ? 0 : table > 0 ? base + table : place.ground(x, z)
    // Swimming birds lie in the water, not on it.
    const root = group.cluster.root
    const draught =
      footing === 'water' && WATERFOWL.has(root.entity.noun) ? 0.2 * group.cluster.extent.max[1] : 0
    const rises = root.entity.action === 'jumping' || isAfloat(root.entity, root.category)
    const leap = rises ? LEAP * group.cluster.extent.max[1] : 0
    group.settle(ground - draught + leap + (footing === 'air' && group.role === 'ground' ? group.hover : 0))
  }
}

/** What hangs in the sky as a subject is not drawn there a second time. */
function withoutTwins(sky: Sky, nouns: ReadonlySet<string>): Sky {
  let result = sky
  if (nouns.has('earth')) result = { ...result, earth: false }
  if (['moon', 'full moon', 'crescent moon', 'planet', 'eclipse'].some((noun) => nouns.has(noun)))
    result = { ...result, moon: 0 }
  if (nouns.has('sun') || nouns.has('eclipse')) result = { ...result, sunDisc: 0 }
  return result
}
