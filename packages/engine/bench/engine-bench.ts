// Measures the engine against its targets. Ratios are to the CPU time that sharp needs, in this very run, to encode the scene as PNG in
// the photorealistic style: one yardstick a scene, else a flat style would look slow because its own PNG is cheap. The same
// figures are printed in CPU seconds. Wall times (threads, latency, preview, progress, abort) mean something on an idle machine only.
// `node packages/engine/bench/engine-bench.ts` takes about six minutes; `… quick` takes about 40 s: two prompts, the portrait and
// the manners of one thread, without styles, throughput and the hundred prompts.
import { createEngine, type Engine } from '../src/engine.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { STYLE_IDS } from '../src/styles/registry.ts'
import { emptied, type Figure, fastest, median, paint, pngSeconds, printFigures, sceneOf } from './measure.ts'
import { variedPrompts } from './varied-prompts.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset',
  'a mountain lake at sunrise',
  'two cats on a beach',
  'an astronaut riding a horse on the moon',
  'a cozy coffee shop on a rainy night street',
  'a castle on a hill in autumn',
  'portrait of a woman with long red hair',
  'a bowl of fruit on a wooden table',
  'a red hot air balloon over a valley',
]
const PORTRAIT = 'portrait of an old man with a beard in a meadow'
const SIDE = 1024

async function measureRendering(prompts: readonly string[]): Promise<Figure[]> {
  const ratios: number[] = []
  const ultras: number[] = []
  const previews: number[] = []
  console.log(
    'prompt                                        render s  style s  png s  render/png  ultra/standard  preview ms',
  )
  for (const prompt of prompts) {
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
  console.log(
    `portrait ${figure.seconds.toFixed(2)} s, its scene empty ${empty.seconds.toFixed(2)} s, PNG ${png.toFixed(3)} s`,
  )
  const extra = (figure.seconds - 1.5 * empty.seconds) / png
  return [{ what: 'portrait: PNG encodes beyond 1.5x the empty scene', value: extra, goal: 10, unit: '' }]
}

async function measureStyles(): Promise<Figure[]> {
  const costs: { style: string; seconds: number; passes: number }[] = []
  const plain = sceneOf(PROMPTS[0], 'photorealistic', SIDE)
  const png = await pngSeconds(paint(plain, renderScene(plain), 'photorealistic'))
  for (const style of STYLE_IDS) {
    const scene = sceneOf(PROMPTS[0], style, SIDE)
    const render = fastest(1, () => renderScene(scene))
    const passes = fastest(2, () => paint(scene, render.result, style)).seconds
    costs.push({ style, passes, seconds: render.seconds + passes })
  }
  costs.sort((a, b) => b.seconds - a.seconds)
  console.log(
    `style: render and style in PNGs of ${png.toFixed(3)} s (CPU s together, CPU s of the style alone)`,
  )
  for (const { style, seconds, passes } of costs)
    console.log(
      `  ${style.padEnd(16)} ${(seconds / png).toFixed(0).padStart(3)} (${seconds.toFixed(2)}, ${passes.toFixed(2)})`,
    )
  const passes = costs.map((cost) => cost.passes)
  return [
    {
      what: 'render and style / PNG, median of the styles',
      value: median(costs.map(({ seconds }) => seconds / png)),
      goal: 30,
      unit: '',
    },
    {
      what: `render and style / PNG, slowest (${costs[0].style})`,
      value: costs[0].seconds / png,
      goal: 50,
      unit: '',
    },
    { what: 'style alone, median', value: median(passes), goal: 0.45, unit: 'CPU s' },
    { what: 'style alone, slowest', value: Math.max(...passes), goal: 1.2, unit: 'CPU s' },
  ]
}

async function picturesPerSecond(engine: Engine, count: number): Promise<number> {
  const draw = (i: number) => engine.draw({ prompt: PROMPTS[0], seed: i })
  await Promise.all([draw(1), draw(2)])
  const from = performance.now()
  await Promise.all(Array.from({ length: count }, (_, i) => draw(i)))
  return (count / (performance.now() - from)) * 1000
}

/** Previews, progress, abort and memory of one worker. */
async function measureOneThread(): Promise<Figure[]> {
  const before = process.memoryUsage().rss
  const one = createEngine({ threads: 1 })
  // The first pictures warm the thread up; memory is read at the end.
  for (let seed = 1; seed <= 2; seed++) await one.draw({ prompt: PROMPTS[0], seed })
  const figures = await measureManners(one)
  const memory = (process.memoryUsage().rss - before) / 2 ** 20
  await one.close()
  return [...figures, { what: 'memory of one worker', value: memory, goal: 500, unit: 'MB' }]
}

async function measureThroughput(): Promise<Figure[]> {
  const one = createEngine({ threads: 1 })
  const single = await picturesPerSecond(one, 6)
  await one.close()
  const two = createEngine({ threads: 2 })
  const double = await picturesPerSecond(two, 8)
  await two.close()
  return [{ what: 'two threads / one thread', value: double / single, goal: 1.7, unit: 'at least' }]
}

/** From request to PNG over a hundred prompts, one after the other, each drawn for the first time. */
async function measureLatency(): Promise<Figure[]> {
  const engine = createEngine()
  await engine.draw({ prompt: PROMPTS[0], seed: 1 })
  const seconds: number[] = []
  for (const [k, prompt] of variedPrompts().entries()) {
    const from = performance.now()
    await engine.draw({ prompt, seed: k + 1 })
    seconds.push((performance.now() - from) / 1000)
  }
  await engine.close()
  seconds.sort((a, b) => a - b)
  const at = (share: number) => seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * share))]
  return [
    { what: 'from request to picture, p50 of 100 prompts', value: at(0.5), goal: 2, unit: 's' },
    { what: 'from request to picture, p95 of 100 prompts', value: at(0.95), goal: 4, unit: 's' },
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
const figures = quick
  ? [
      ...(await measureRendering([PROMPTS[0], PROMPTS[8]])),
      ...(await measurePortrait()),
      ...(await measureOneThread()),
    ]
  : [
      ...(await measureRendering(PROMPTS)),
      ...(await measurePortrait()),
      ...(await measureStyles()),
      ...(await measureOneThread()),
      ...(await measureThroughput()),
      ...(await measureLatency()),
    ]
process.exitCode = printFigures(figures) ? 0 : 1
