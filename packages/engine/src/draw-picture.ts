import { requestProblem } from './check-request.ts'
import { collectGarbage } from './collect-garbage.ts'
import { applyReference } from './compose/apply-reference.ts'
import { type Composition, composeScene } from './compose/compose-scene.ts'
import { type DrawnPicture, ENGINE_VERSION, InvalidRequestError, type PictureReport } from './drawn-picture.ts'
import { encodePng, encodePreview } from './encode/encode-picture.ts'
import type { Picture } from './filters/picture.ts'
import { findSubjects } from './filters/subject-mask.ts'
import { parsePrompt } from './parse/parse-prompt.ts'
import { PICTURE_SIZES, type PictureRequest } from './picture-request.ts'
import { tellPicture } from './reading/tell-picture.ts'
import { lookOfPicture, readReference } from './reference/read-reference.ts'
import type { GBuffer } from './render/g-buffer.ts'
import { measureInstances } from './render/instance-shares.ts'
import { renderScene } from './render/render-scene.ts'
import { createGBuffer } from './render/resolve.ts'
import type { Scene } from './render/scene.ts'
import type { SceneGraph } from './scene-graph.ts'
import { stoppable } from './stoppable.ts'
import { styleById } from './styles/registry.ts'
import type { Style } from './styles/style.ts'

/** Callbacks for progress and cancellation. */
export type DrawHooks = {
  /** Called every few milliseconds; throws to stop the drawing. */
  readonly checkpoint: () => void
  /** Share done, 0 … 1, never decreasing. */
  readonly onProgress: (done: number) => void
  /** A small WebP of the unfinished picture; absent when no preview is wanted. */
  readonly onPreview?: (preview: Uint8Array) => void
}

/** Min share of the picture that subjects must cover to be cut out. */
const MIN_CUTOUT = 0.002
const DEFAULT_STYLE = 'photorealistic'
/** Longer side of the preview, pixels. */
const PREVIEW_SIDE = 256
/** Longer side of the picture that is compared with a reference, pixels. */
const LOOK_SIDE = 128
const PREVIEW_DONE = 0.2
const RENDER_DONE = 0.7
const STYLE_DONE = 0.93
/** Time constant of a style's estimated progress, milliseconds: passes differ too much to be counted. */
const STYLE_PACE = 900

/**
 * Draws one picture: parse → compose → render → style → encode. The request decides every pixel; the clock only affects the report and progress.
 * Throws `InvalidRequestError` and `ForbiddenPromptError` before any other work.
 */
export async function drawPicture(request: PictureRequest, hooks: DrawHooks): Promise<DrawnPicture> {
  const { prompt, negativePrompt = '', style: styleId = DEFAULT_STYLE, aspect = '1:1', seed } = request
  const { scale = 1, quality = 'standard', variation = 0 } = request
  const problem = requestProblem(request)
  if (problem) throw new InvalidRequestError(problem)
  const [across, down] = request.size ?? PICTURE_SIZES[aspect]
  const width = Math.round(across * scale)
  const height = Math.round(down * scale)
  const watch = createWatch()
  const graph = parsePrompt(prompt, negativePrompt)
  const parse = watch()
  hooks.checkpoint()
  const style = styleById(styleId)
  const reference = request.reference
    ? await readReference(request.reference, request.referenceStrength).catch(() => {
        throw new InvalidRequestError('The reference is not a picture that can be read.')
      })
    : undefined
  const composition = composeScene(graph, { width, height, seed, variation, hints: style.hints, checkpoint: hooks.checkpoint })
  const { scene: plain } = composition
  const scene = reference ? applyReference(plain, reference, lookOfPicture(drawSmall(plain, style, seed, hooks.checkpoint, LOOK_SIDE, 'standard'))) : plain
  const compose = watch()
  hooks.checkpoint()
  const { onPreview } = hooks
  let start = 0
  if (onPreview && Math.max(width, height) > PREVIEW_SIDE) {
    const small = encodePreview(drawSmall(scene, style, seed, hooks.checkpoint, PREVIEW_SIDE, 'draft'))
    onPreview(await stoppable(small, hooks.checkpoint))
    start = PREVIEW_DONE
    hooks.onProgress(start)
    hooks.checkpoint()
  }
  watch()
  const buffer = renderScene(scene, {
    into: takeBuffer(width, height),
    quality,
    checkpoint: hooks.checkpoint,
    onPhase: (done) => hooks.onProgress(start + (RENDER_DONE - start) * done),
  })
  const render = watch()
  const picture = paint(style, scene, buffer, seed, styleCheckpoint(hooks))
  const styled = watch()
  hooks.onProgress(STYLE_DONE)
  const alpha = request.cutout ? silhouettes(buffer) : undefined
  const texts = {
    Software: 'Easel',
    Prompt: prompt,
    'Negative prompt': negativePrompt,
    Style: styleId,
    Seed: String(seed),
    ...(variation === 0 ? {} : { Variation: String(variation) }),
    'Engine version': ENGINE_VERSION,
  }
  hooks.checkpoint()
  const png = await stoppable(encodePng(picture, texts, alpha), hooks.checkpoint)
  const encode = watch()
  hooks.checkpoint()
  const ms = { parse, compose, render, style: styled, encode }
  const report = createReport(seed, ms, graph, { ...composition, scene }, buffer, styleId)
  idle = buffer
  return { png, width, height, report }
}

function silhouettes(buffer: GBuffer): Float32Array {
  const { mask, share } = findSubjects(buffer)
  if (share < MIN_CUTOUT) throw new InvalidRequestError('Nothing in this picture stands apart from its background.')
  return mask
}

/** The last picture's buffer, reused for the next picture of the same size: so much memory is slow to allocate and is freed late. */
let idle: GBuffer | undefined

function takeBuffer(width: number, height: number): GBuffer {
  if (idle && idle.depth.length === width * height) {
    const taken = { ...idle, width, height }
    idle = undefined
    return taken
  }
  if (idle) {
    idle = undefined
    // Otherwise both buffers stay in memory until the next garbage collection.
    collectGarbage()
  }
  return createGBuffer(width, height)
}

function paint(style: Style, scene: Scene, buffer: GBuffer, seed: number, checkpoint: () => void): Picture {
  const unit = Math.min(buffer.width, buffer.height) / 1024
  return style.paint({ buffer, scene, seed, unit, checkpoint })
}

function drawSmall(scene: Scene, style: Style, seed: number, checkpoint: () => void, side: number, quality: 'draft' | 'standard'): Picture {
  const factor = side / Math.max(scene.width, scene.height)
  const small = { ...scene, width: Math.max(1, Math.round(scene.width * factor)), height: Math.max(1, Math.round(scene.height * factor)) }
  return paint(style, small, renderScene(small, { checkpoint, quality }), seed, checkpoint)
}

/** Checks for cancellation and advances progress while a style works. Progress follows time: it approaches the end and never reaches it. */
function styleCheckpoint(hooks: DrawHooks): () => void {
  const from = performance.now()
  return () => {
    hooks.checkpoint()
    const guess = 1 - Math.exp(-(performance.now() - from) / STYLE_PACE)
    hooks.onProgress(RENDER_DONE + (STYLE_DONE - RENDER_DONE) * guess)
  }
}

/** Each call returns the milliseconds since the previous one, to a tenth. */
function createWatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const lap = now - last
    last = now
    return Math.round(lap * 10) / 10
  }
}

function createReport(seed: number, ms: PictureReport['ms'], graph: SceneGraph, composition: Composition, buffer: GBuffer, style: string): PictureReport {
  const shares = measureInstances(composition.scene, buffer)
  const hidden = { coverage: 0, visible: 0, box: [0, 0, 0, 0] as const }
  const nounOf = (id: number) => graph.entities.find((entity) => entity.id === id)?.noun ?? ''
  return {
    engineVersion: ENGINE_VERSION,
    seed,
    ms,
    setting: composition.setting,
    time: composition.time,
    weather: composition.weather,
    unknown: graph.unknown.map(({ word }) => word),
    assumed: graph.assumed,
    reading: tellPicture(graph, composition, style, (instance) => shares.get(instance)?.coverage ?? 0),
    standIns: graph.entities.filter(({ id }) => composition.standIns.has(id)).map(({ noun }) => noun),
    entities: graph.entities.map((entity) => ({
      noun: entity.noun,
      color: entity.color ?? null,
      kit: entity.kit,
      instances: composition.instances.filter((placed) => placed.entity === entity.id).map(({ instance }) => shares.get(instance) ?? hidden),
    })),
    relations: graph.relations.map(({ type, subject, object }) => ({ type, subject: nounOf(subject), object: nounOf(object) })),
  }
}
