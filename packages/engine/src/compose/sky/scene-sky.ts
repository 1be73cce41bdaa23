import { linear } from '../../kits/builder/kit-builder.ts'
import type { Sky } from '../../render/scene.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { StyleHints } from '../../styles/hint-rows.ts'
import type { Cast } from '../casting.ts'
import type { StagePlan } from '../plan.ts'
import type { Place, Setting, Stage } from '../setting.ts'
import { graded } from '../takes/light.ts'
import type { Take } from '../takes/take.ts'
import { lamplit, planSky, portraitLight, withPalette } from './sky.ts'

/** Distance to the subject in meters beyond which the fog gets thinner, so that it veils no more than at this distance. */
const CLEAR_AIR = 18

/** Max fog between the viewer and the subject, as density times distance: more would hide the subject. */
const MAX_FOG = 0.6

type Beneath = {
  readonly setting: Setting
  readonly plan: StagePlan
  readonly cast: Cast
  readonly place: Place
  /** Effect of the style's scenery on the sky. */
  readonly tint: (sky: Sky) => Sky
  readonly take: Take
}

/** The sky over a stage and its exposure: by time of day and weather first, then adjusted for place, style and subject. */
export function skyOver(
  stage: Stage,
  graph: SceneGraph,
  hints: StyleHints,
  { setting, plan, cast, place, tint, take }: Beneath,
): { readonly sky: Sky; readonly exposure: number } {
  const facing = cast.actors.some((actor) => actor.category === 'person') && cast.actors.length < 6
  const { time, weather, mood, allows } = stage
  const alone = cast.actors.length === 0 && OPEN_LAND.has(setting.id)
  const ahead = alone || (SEA.has(setting.id) && isForm(cast))
  const planned = planSky({ time, weather, mood, light: stage.light, rig: hints.light, side: stage.side, ahead, facing, allows })
  // A paper backdrop takes the palette itself; light stays white so that products keep their colors.
  let sky: Sky = withPalette(planned.sky, setting.id === 'studio' ? [] : stage.palette, 0.5)
  sky = withPalette(
    sky,
    (hints.palette ?? []).map((hex) => linear(hex)),
    0.3,
  )
  if (place.sky) sky = place.sky(sky)
  if (facing && isNear(graph, hints) && hints.light !== 'flat') {
    sky = portraitLight(sky, stage.side)
    if (time === 'night' && setting.id === 'city-street' && !stage.light.has('moonlight')) sky = lamplit(sky)
  }
  sky = cleared(tint(sky), plan, weather.has('fog'))
  const light = graded(take, sky, planned.exposure, isColored(stage, graph, hints))
  return { sky: withoutTwins(light.sky, new Set(graph.entities.map((entity) => entity.noun))), exposure: light.exposure }
}

/** True when the prompt or the style sets the color of light and air. */
export function isColored(stage: Stage, graph: SceneGraph, hints: StyleHints): boolean {
  return stage.palette.length > 0 || (hints.palette ?? []).length > 0 || graph.light.length > 0
}

/** Open landscapes that are shown against the low sun if there are no subjects. */
const OPEN_LAND = new Set(['flower-field', 'meadow', 'farm', 'savanna', 'rice-terraces', 'vineyard'])

/** Places where open water reaches the horizon. */
const SEA = new Set(['ocean', 'beach'])

/** True when all subjects may be silhouettes against a low sun: no faces, no colors asked for. */
const isForm = (cast: Cast): boolean => cast.actors.every(({ category, entity }) => category === 'vehicle' && entity.color === undefined)

/** A long lens is far away: the air in between must not hide a crowd. */
function cleared(sky: Sky, plan: StagePlan, isFoggy: boolean): Sky {
  const fog = isFoggy ? Math.min(sky.fog, MAX_FOG / (plan.distance + 0.6 * plan.clearDepth)) : sky.fog * Math.min(1, CLEAR_AIR / plan.distance)
  return { ...sky, fog }
}

/** True for a portrait or close-up. */
function isNear(graph: SceneGraph, hints: StyleHints): boolean {
  const view = graph.view ?? hints.camera
  return view === 'portrait' || view === 'close-up'
}

/** Removes heavenly bodies from the sky that are already subjects. */
function withoutTwins(sky: Sky, nouns: ReadonlySet<string>): Sky {
  let result = sky
  if (nouns.has('earth')) result = { ...result, earth: undefined }
  if (['moon', 'full moon', 'blood moon', 'crescent moon', 'planet', 'eclipse'].some((noun) => nouns.has(noun))) result = { ...result, moon: 0 }
  if (nouns.has('sun') || nouns.has('eclipse')) result = { ...result, sunDisc: 0 }
  return result
}
