import { colorOf } from '../lexicon/colors.ts'
import { createRandom } from '../render/noise.ts'
import type { Rgb, Scene } from '../render/scene.ts'
import type { SceneGraph, TimeOfDay } from '../scene-graph.ts'
import type { StyleHints } from '../styles/hint-rows.ts'
import { isFireworks } from './aloft.ts'
import { backdropOf } from './backdrop.ts'
import { buildPlace } from './build-place.ts'
import { halfExtents } from './camera.ts'
import { castActors } from './casting.ts'
import { chooseSetting } from './choose-setting.ts'
import { dogLeads } from './contact/dog-leads.ts'
import { withCutleryLaid } from './contact/lay-cutlery.ts'
import { footingOf, settle } from './footing.ts'
import { openPlace, openSeason } from './framing/surroundings.ts'
import { blockOf } from './mooring.ts'
import { placeActor } from './placing.ts'
import { type ProjectedBox, projectedBox, projectedBoxes } from './projected-boxes.ts'
import { saturateScene } from './saturate.ts'
import { fireflies } from './scenery/fireflies.ts'
import { lightning } from './scenery/lightning.ts'
import { stringLights } from './scenery/string-lights.ts'
import type { Stage } from './setting.ts'
import { flatLay } from './settings/backdrops.ts'
import { belowMoon, overRidges } from './sky/below-moon.ts'
import { moodOf, timeOf } from './sky/conditions.ts'
import { lampsOf, litUp } from './sky/lamplight.ts'
import { isColored, skyOver } from './sky/scene-sky.ts'
import { planStage } from './stage-plan.ts'
import { styleProps } from './style-props.ts'
import { openWeather } from './takes/light.ts'
import { nuanceOf, relit, stirred } from './takes/nuance.ts'
import { PLAIN_TAKE, takeOf } from './takes/take.ts'
import { isLettered, textSign } from './text-sign.ts'
import { cutAway, isRoom, modelCamera, modelStage } from './views/cutaway.ts'
import { flatSurface, isFlatLay, laidOut, planFlatLay } from './views/flat-lay.ts'
import { downwardAngle, lookDown } from './views/look-down.ts'
import { cameraOf, clearOfGround, distanceOf, focusOf, openedUp, unroofed } from './views/stage-camera.ts'
import { tabletop } from './views/tabletop.ts'
import { isLandform, LANDFORM_REACH, standsAtWall } from './within-place.ts'

export type ComposeOptions = {
  /** Picture size in pixels; the composition adapts to its aspect ratio. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Number of a small change to the seed's picture; default 0, the unchanged picture. */
  readonly variation?: number
  readonly hints: StyleHints
  /** Called between steps; throws to abort. */
  readonly checkpoint?: () => void
}

export type Composition = {
  readonly scene: Scene
  /** Id of the chosen setting. */
  readonly setting: string
  readonly time: TimeOfDay
  readonly weather: readonly string[]
  /** The entity of each instance number in the picture. */
  readonly instances: readonly { readonly instance: number; readonly entity: number }[]
  /** Entities whose kit failed and that are drawn as plain shapes. */
  readonly standIns: ReadonlySet<number>
  /** Entities that hang in the air. */
  readonly aloft: ReadonlySet<number>
  /** True when a sign or the place itself shows words of the prompt that no entity carries. */
  readonly isSigned: boolean
  /** Bounding box of each instance in the picture. */
  readonly boxes: readonly ProjectedBox[]
}

/** Turns a scene graph into a scene to render. Pure: the same graph and options give the same scene. */
export function composeScene(asked: SceneGraph, options: ComposeOptions): Composition {
  const { seed, hints, width, height, checkpoint = () => {} } = options
  const aspect = width / height
  const flat = isFlatLay(asked)
  // Scenes that cannot be laid flat are still seen from above.
  const graph = asked.view === 'flat-lay' && !flat ? { ...asked, view: 'aerial' as const } : asked
  const without = new Set(graph.without ?? [])
  // A planet or moon as a subject needs no planet from the place beside it.
  const heavenly = graph.entities.some(({ kit }) => kit.startsWith('sky:'))
  // Around a moon there are only stars.
  const moonlit = graph.entities.some(({ kit }) => /^sky:(.*moon|eclipse)$/.test(kit))
  const besides = (scenery: string): boolean => scenery === 'planets' || (moonlit && (scenery === 'rocks' || scenery === 'nebula'))
  const allows = (scenery: string): boolean => !without.has(scenery) && !(heavenly && besides(scenery))
  const take = takeOf(seed)
  const view = graph.view ?? hints.camera
  const chosen = flat ? flatLay : openPlace(take, chooseSetting(graph, view, hints.detail), graph)
  const setting = (view === 'isometric' ? chosen.model : view === 'aerial' ? chosen.fromAbove : undefined) ?? chosen
  const time = timeOf(graph, setting, hints, take)
  const chance = openWeather(take, setting, graph)
  const weather = new Set<string>([...graph.weather, ...(chance ? [chance] : [])].filter((kind) => allows(kind)))
  const night = time === 'night'
  const snow = allows('snow') && (setting.snowy === true || weather.has('snow') || (graph.season === 'winter' && !setting.indoor))
  const conditions = { night: night || time === 'dusk', snow: snow && !setting.indoor, underwater: setting.id === 'underwater' }
  const standingCast = castActors(graph, hints, seed, conditions, checkpoint)
  const cast = flat ? laidOut(standingCast, graph.view) : withCutleryLaid(standingCast, graph)
  const plan = flat ? planFlatLay(cast, aspect, graph.view) : planStage(graph, cast, setting, hints, aspect, seed, heavenly ? PLAIN_TAKE : take)
  const model = plan.orthographic && isRoom(setting)
  const loose = graph.texts.filter((text) => !isLettered(graph, text.carrier)).map((text) => text.text)
  // A board with words stands upright and is read from the front.
  const downward = flat || loose.length > 0 ? undefined : downwardAngle(plan, graph.view ?? hints.camera)
  const reach = Math.min(isLandform(graph) ? LANDFORM_REACH : 9, Math.max(0.3, (plan.distance * Math.tan(plan.fov / 2)) / (4.5 * Math.tan(0.33))))
  const stage: Stage = {
    seed,
    side: seed % 2 ? 1 : -1,
    origin: { x: (seed % 977) * 0.37, z: (seed % 613) * 0.53 },
    random: createRandom(seed * 31 + 7),
    aspect,
    distance: plan.distance,
    eye: plan.eye,
    halfWidthAt: (z) => halfExtents(plan.fov, aspect).x * Math.max(0.1, plan.distance + z),
    halfHeightAt: (z) => halfExtents(plan.fov, aspect).y * Math.max(0.1, plan.distance + z),
    reach,
    far: Math.min(2.6, Math.max(1, reach * 0.6)),
    clearDepth: plan.clearDepth,
    groupHalfWidth: plan.groupHalfWidth,
    time,
    season: graph.season ?? setting.season ?? openSeason(take, setting, graph) ?? 'summer',
    take,
    night,
    snow,
    rain: weather.has('rain') || weather.has('storm'),
    weather,
    detail: Math.min(1, hints.detail ?? 1),
    allows,
    mood: moodOf(graph),
    palette: colorsOf(graph.palette),
    flower: graph.flower,
    flowerColors: colorsOf(graph.flowerColors ?? []),
    tree: graph.tree,
    farShore: graph.farShore === true,
    frozen: graph.frozen === true,
    light: new Set([...graph.light, ...(hints.light ? [hints.light] : []), ...lampsOf(cast, night)]),
    texts: loose,
    props: new Set(hints.props ?? []),
    footing: footingOf(plan, setting),
    empty: plan.vista,
    atWall: standsAtWall(plan),
    airborne: plan.groups.every(({ role }) => role === 'aloft'),
    ...(graph.floor ? { floor: graph.floor } : {}),
    ...floorColorOf(graph),
    hasWheel: cast.actors.some((actor) => actor.entity.kit === 'building:ferris-wheel'),
    hasSeat: cast.actors.some((actor) => SEATS.test(actor.entity.kit)),
    hasBed: cast.actors.some((actor) => BEDS.test(actor.entity.kit)),
    hasBath: cast.actors.some((actor) => BATHS.test(actor.entity.kit)),
    hasFireworks: cast.actors.some((actor) => isFireworks(actor)),
    hasTrees: cast.actors.some((actor) => actor.entity.kit.startsWith('tree:')),
    ...backdropOf(plan),
    ...blockOf(plan),
    hasBuilding: cast.actors.some((actor) => actor.category === 'building'),
    ...(model ? modelStage(plan) : {}),
  }
  checkpoint()
  const onTable = flat ? flatSurface(plan, stage) : tabletop(plan, setting, stage, downward !== undefined)
  const { place: built, windows } = buildPlace(setting, plan, stage, graph.outlook)
  checkpoint()
  const cut = model ? cutAway(built, plan) : undefined
  const place = cut?.place ?? (plan.orthographic ? openedUp(built, stage) : built)
  const base = stage.footing === 'air' ? 0 : place.ground(0, 0)
  settle(plan, place, stage.footing, onTable?.height ?? 0, base, setting.id.endsWith('-backdrop'))
  const nuance = nuanceOf(seed, options.variation ?? 0)
  stirred(nuance, cast.actors, graph)
  const strung = stringLights(stage, base)
  const flies = fireflies(stage, base)
  const props = styleProps(stage, place.ground)
  const { sky, exposure } = skyOver(stage, graph, hints, { setting, plan, cast, place, tint: props.sky, take })
  const floor = base + (onTable?.height ?? 0)
  const camera = clearOfGround(
    cut
      ? modelCamera(cut.room, aspect)
      : downward === undefined
        ? cameraOf(plan, aspect, floor)
        : lookDown(plan, aspect, floor, downward, setting.id === 'window-table' ? ON_TABLE : 1, take),
    place,
    stage.footing,
    plan.groups[0]?.role === 'aloft',
  )
  overRidges(cast.actors, place, plan, aspect, camera.position[1])
  // A table or window that is part of the place is built with the place.
  const standing = cast.actors.filter((actor) => actor !== plan.top && actor !== plan.window?.actor)
  const placed = standing.map((actor) => (night ? litUp(actor, placeActor(actor), plan.distance) : placeActor(actor)))
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
      ...strung.solids,
      ...flies.solids,
      ...props.solids,
      ...(setting.indoor ? [] : lightning(stage)),
      ...dogLeads(graph, cast),
      ...placed.flatMap((part) => part.solids),
    ],
    boxes: [
      ...[...unroofed(place.boxes, camera), ...textSign(stage, setting.id, place.ground)].map((box) => ({ ...box, instance: 0 })),
      ...windows,
      ...(onTable?.boxes ?? []),
      ...placed.flatMap((part) => part.boxes),
    ],
    sprites: [...belowMoon(place.sprites ?? [], standing, camera), ...placed.flatMap((part) => part.sprites)],
    lights: [...(place.lights ?? []), ...strung.lights, ...flies.lights, ...props.lights, ...placed.flatMap((part) => part.lights)],
    weather: {
      rain: stage.rain && allows('rain') ? falling * (weather.has('storm') ? 1 : 0.75) : 0,
      snow: weather.has('snow') || (setting.snowy === true && snow) ? falling * (weather.has('snow') ? 1 : 0.35) : 0,
      ...place.weather,
      ...(stage.light.has('confetti') ? { confetti: 1 } : {}),
      // In autumn, wind blows leaves off the trees.
      ...(falling && stage.season === 'autumn' && weather.has('wind') ? { leaves: LEAVES_IN_WIND } : {}),
    },
    exposure: exposure * (place.exposure ?? 1),
    focus: plan.orthographic || downward !== undefined ? distanceOf(camera) : focusOf(stage, setting, plan),
    decals: [...(place.decals ?? []), ...placed.flatMap((part) => part.decals)],
    night: night && setting.indoor !== true && !sky.airless,
    mood: [...stage.mood],
  }
  return {
    scene: relit(nuance, saturateScene(scene, hints.saturation ?? 1), isColored(stage, graph, hints)),
    setting: setting.id,
    time,
    weather: [...weather],
    instances: cast.actors.flatMap(({ instance, entity, parts }) => [{ instance, entity: entity.id }, ...parts]),
    standIns: cast.standIns,
    aloft: new Set(cast.actors.filter(({ role }) => role === 'aloft').map(({ entity }) => entity.id)),
    isSigned: loose.length > 0,
    boxes: [
      ...projectedBoxes(standing, camera, width, height),
      ...[...windows, ...(plan.top ? (onTable?.boxes ?? []) : [])]
        .slice(0, 1)
        .map(({ instance, min, max }) => projectedBox(instance, min, max, max, camera, width, height)),
    ],
  }
}

function floorColorOf({ floorColor }: SceneGraph): Pick<Stage, 'floorColor'> {
  const color = floorColor === undefined ? undefined : colorOf(floorColor)
  return color ? { floorColor: color } : {}
}

/** A dish on a laid table leaves room for the things around it. */
const ON_TABLE = 0.84

const LEAVES_IN_WIND = 2.4

const SEATS = /^furniture:(sofa|armchair|throne|bed|bunk-bed|hammock)$/
const BEDS = /^furniture:(bed|bunk-bed|crib)$/
const BATHS = /^furniture:(bathtub|shower)$/

const colorsOf = (names: readonly string[]): readonly Rgb[] => names.map(colorOf).filter((color) => color !== undefined)
