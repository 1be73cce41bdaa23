// Measures the engine against its targets, as ratios to what sharp needs to encode the same picture as PNG in this very run.
// `node packages/engine/bench/engine-bench.ts` takes about two minutes; `… -- quick` leaves out styles and threads.
import { createEngine, type Engine } from '../src/engine.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { STYLE_IDS } from '../src/styles/registry.ts'
import { emptied, type Figure, fastest, median, paint, pngSeconds, printFigures, sceneOf } from './measure.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset',
  'a mountain lake at sunrise',
  'two cats on a beach',
  'an astronaut riding a horse on the moon',
  'a cozy coffee shop on a rainy night street',
  'a castle on a hill in autumn',
  'portrait of a woman with long red hair',
  'a bowl of fruit on a wooden table',
]
const PORTRAIT = 'portrait of an old man with a beard in a meadow'
const SIDE = 1024

async function measureRendering(): Promise<Figure[]> {
  const ratios: number[] = []
  const ultras: number[] = []
  const previews: number[] = []
  console.log(
    'prompt                                        render s  style s  png s  render/png  ultra/standard  preview ms',
  )
  for (const prompt of PROMPTS) {
    const scene = sceneOf(prompt, 'photorealistic', SIDE)
    const render = fastest(3, () => renderScene(scene))
    const style = fastest(1, () => paint(scene, render.result, 'photorealistic'))
    const png = await pngSeconds(style.result)
    const ultra = fastest(1, () => renderScene(scene, { quality: 'ultra' }))
    const small = { ...scene, width: 256, height: 256 }
    paint(small, renderScene(small), 'photorealistic')
    const from = performance.now()
    paint(small, renderScene(small), 'photorealistic')
    const preview = performance.now() - from
    ratios.push(render.seconds / png)
    ultras.push(ultra.seconds / render.seconds)
    previews.push(preview)
    const cells = [render.seconds, style.seconds, png].map((value) => value.toFixed(2).padStart(7)).join('  ')
    const last = [ratios, ultras].map((list) => (list.at(-1) ?? 0).toFixed(1).padStart(8)).join('    ')
    console.log(`${prompt.padEnd(46)}${cells}  ${last}     ${preview.toFixed(0).padStart(8)}`)
  }
  return [
    { what: 'render / PNG, median of the prompts', value: median(ratios), goal: 20, unit: '' },
    { what: 'render / PNG, slowest', value: Math.max(...ratios), goal: 20, unit: '' },
    { what: 'ultra / standard, slowest', value: Math.max(...ultras), goal: 4, unit: '' },
    { what: '256-pixel preview, slowest', value: Math.max(...previews), goal: 400, unit: 'ms' },
  ]
}

async function measurePortrait(): Promise<Figure[]> {
  const scene = sceneOf(PORTRAIT, 'photorealistic', SIDE)
  const figure = fastest(2, () => renderScene(scene))
  const empty = fastest(2, () => renderScene(emptied(scene)))
  const png = await pngSeconds(paint(scene, figure.result, 'photorealistic'))
  const extra = (figure.seconds - 1.5 * empty.seconds) / png
  return [{ what: 'portrait: PNG encodes beyond 1.5x the empty scene', value: extra, goal: 10, unit: '' }]
}

async function measureStyles(): Promise<Figure[]> {
  const ratios: { style: string; ratio: number }[] = []
  for (const style of STYLE_IDS) {
    const scene = sceneOf(PROMPTS[0], style, SIDE)
    const render = fastest(1, () => renderScene(scene))
    const painted = fastest(1, () => paint(scene, render.result, style))
    const png = await pngSeconds(painted.result)
    ratios.push({ style, ratio: (render.seconds + painted.seconds) / png })
  }
  ratios.sort((a, b) => b.ratio - a.ratio)
  console.log(
    `render and style / PNG: ${ratios.map(({ style, ratio }) => `${style} ${ratio.toFixed(0)}`).join(', ')}`,
  )
  return [
    {
      what: 'render and style / PNG, median of the styles',
      value: median(ratios.map(({ ratio }) => ratio)),
      goal: 30,
      unit: '',
    },
    {
      what: `render and style / PNG, slowest (${ratios[0].style})`,
      value: ratios[0].ratio,
      goal: 50,
      unit: '',
    },
  ]
}

async function picturesPerSecond(engine: Engine, count: number): Promise<number> {
  const draw = (i: number) => engine.draw({ prompt: PROMPTS[0], seed: i })
  await Promise.all([draw(1), draw(2)])
  const from = performance.now()
  await Promise.all(Array.from({ length: count }, (_, i) => draw(i)))
  return (count / (performance.now() - from)) * 1000
}

async function measureThreads(): Promise<Figure[]> {
  const before = process.memoryUsage().rss
  const one = createEngine({ threads: 1 })
  const single = await picturesPerSecond(one, 6)
  const memory = (process.memoryUsage().rss - before) / 2 ** 20
  const figures = [
    ...(await measureManners(one)),
    { what: 'memory of one worker', value: memory, goal: 500, unit: 'MB' },
  ]
  await one.close()
  const two = createEngine({ threads: 2 })
  const double = await picturesPerSecond(two, 8)
  await two.close()
  return [
    ...figures,
    { what: 'two threads / one thread', value: double / single, goal: 1.7, unit: 'at least' },
  ]
}

/** First preview, longest silence and time to stop, on a warm thread. */
async function measureManners(engine: Engine): Promise<Figure[]> {
  const started = performance.now()
  let last = started
  let silence = 0
  let preview = Number.POSITIVE_INFINITY
  await engine.draw(
    { prompt: PROMPTS[1], seed: 3 },
    {
      onProgress: (progress) => {
        const now = performance.now()
        silence = Math.max(silence, now - last)
        last = now
        if (progress.preview) preview = Math.min(preview, now - started)
      },
    },
  )
  const whole = performance.now() - started
  let stop = 0
  for (const share of [0.15, 0.4, 0.6, 0.8]) {
    const controller = new AbortController()
    const drawing = engine
      .draw({ prompt: PROMPTS[1], seed: 3 }, { signal: controller.signal })
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, whole * share))
    const from = performance.now()
    controller.abort()
    await drawing
    // The only thread answers this one when it has left the picture.
    await engine.draw({ prompt: ' ', seed: 0 }).catch(() => {})
    stop = Math.max(stop, performance.now() - from)
  }
  return [
    { what: 'preview after', value: preview, goal: 800, unit: 'ms' },
    { what: 'longest silence between progress', value: silence, goal: 200, unit: 'ms' },
    { what: 'stopped after', value: stop, goal: 100, unit: 'ms' },
  ]
}

const quick = process.argv.includes('quick')
const figures = [
  ...(await measureRendering()),
  ...(await measurePortrait()),
  ...(quick ? [] : await measureStyles()),
  ...(quick ? [] : await measureThreads()),
]
process.exitCode = printFigures(figures) ? 0 : 1
