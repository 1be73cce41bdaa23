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

/** Meters to the subject beyond which air gets thinner, so that it veils no more than it does here. */
const CLEAR_AIR = 18

/** Fog between the viewer and the subject, as density times distance: more would hide what the picture is of. */
const MAX_FOG = 0.6

type Beneath = {
  readonly setting: Setting
  readonly plan: StagePlan
  readonly cast: Cast
  readonly place: Place
  /** What the style's own scenery does to the sky. */
  readonly tint: (sky: Sky) => Sky
  readonly take: Take
}

/** The sky over a stage, and how it is exposed: by hour and weather first, then as place, style and subject want it. */
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
  // A paper backdrop takes the color itself; light stays white, so that a product keeps its own.
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

/** Whether the prompt or the style says what color light and air have. */
export function isColored(stage: Stage, graph: SceneGraph, hints: StyleHints): boolean {
  return stage.palette.length > 0 || (hints.palette ?? []).length > 0 || graph.light.length > 0
}

/** Land so open that alone it is shown against the low sun. */
const OPEN_LAND = new Set(['flower-field', 'meadow', 'farm', 'savanna', 'rice-terraces', 'vineyard'])

/** Places where open water reaches the horizon. */
const SEA = new Set(['ocean', 'beach'])

/** True when nothing is there but what may stand dark before a low sun: no face, no color asked for. */
const isForm = (cast: Cast): boolean => cast.actors.every(({ category, entity }) => category === 'vehicle' && entity.color === undefined)

/** A long lens stands far off: what is between it and a crowd must not drown them. */
function cleared(sky: Sky, plan: StagePlan, isFoggy: boolean): Sky {
  const fog = isFoggy ? Math.min(sky.fog, MAX_FOG / (plan.distance + 0.6 * plan.clearDepth)) : sky.fog * Math.min(1, CLEAR_AIR / plan.distance)
  return { ...sky, fog }
}

/** True when the picture is of a face. */
function isNear(graph: SceneGraph, hints: StyleHints): boolean {
  const view = graph.view ?? hints.camera
  return view === 'portrait' || view === 'close-up'
}

/** What hangs in the sky as a subject is not drawn there a second time. */
function withoutTwins(sky: Sky, nouns: ReadonlySet<string>): Sky {
  let result = sky
  if (nouns.has('earth')) result = { ...result, earth: undefined }
  if (['moon', 'full moon', 'blood moon', 'crescent moon', 'planet', 'eclipse'].some((noun) => nouns.has(noun))) result = { ...result, moon: 0 }
  if (nouns.has('sun') || nouns.has('eclipse')) result = { ...result, sunDisc: 0 }
  return result
}
