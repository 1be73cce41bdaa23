// Measures the engine against its targets. Ratios are relative to the CPU time that sharp needs, in the same run, to encode the scene as PNG in the
// photorealistic style: one yardstick per scene, because a flat style would otherwise look slow just because its own PNG is cheap. Other work on the
// machine raises CPU figures slightly; wall times (`wall`: threads, latency, preview, silence, abort) are only meaningful on an idle machine.
// `node packages/engine/bench/engine-bench.ts` takes about ten minutes there. Parts by name: reading, render, preview, portrait, styles, memory,
// wall, batch. `quick` takes about 40 s: two prompts, previews, the portrait, memory, and the preview, silence and abort times of one thread.
import { parsePrompt } from '../src/parse/parse-prompt.ts'
import { STYLE_IDS } from '../src/styles/registry.ts'
import { batchSeeds, DISTANCE_BEFORE, distancesAmong, FOUR_PICTURE_PROMPTS } from '../test/four-pictures.ts'
import { LONGEST_PROMPTS } from '../test/longest-prompts.ts'
import { measureLatency, measureManners, measureMemory, measureThroughput } from './engine-wall.ts'
import {
  cpuSeconds,
  createStretch,
  emptied,
  type Figure,
  fastest,
  median,
  paint,
  percentile,
  pngSeconds,
  printFigures,
  render,
  sceneOf,
  smallScene,
} from './measure.ts'
import { variedPrompts } from './varied-prompts.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset',
  'a mountain lake at sunrise',
  'two cats on a beach',
  'a couple on a beach',
  'an astronaut riding a horse on the moon',
  'a cozy coffee shop on a rainy night street',
  'a castle on a hill in autumn',
  'a crowd of people in front of a castle',
  'portrait of a woman with long red hair',
  'a bowl of fruit on a wooden table',
  'a red hot air balloon over a valley',
]
/** Number of prompts, from the start of the list, that are also drawn at ultra quality, which takes long. */
const ULTRA = 3
const PORTRAITS = ['portrait of an old man with a beard in a meadow', 'portrait of a woman with long red hair']
const SIDE = 1024
/** Every n-th of the varied prompts is drawn as a preview. */
const PREVIEW_EVERY = 4

/** Warms up the code a picture needs, as in a thread that has drawn some pictures. */
function warmUp(): void {
  for (const prompt of [PROMPTS[0], PROMPTS[3], PROMPTS[5]]) {
    const scene = sceneOf(prompt, 'photorealistic', SIDE)
    const small = smallScene(scene)
    paint(small, render(small, { quality: 'draft' }), 'photorealistic')
    paint(scene, render(scene), 'photorealistic')
  }
}

async function measureRendering(prompts: readonly string[]): Promise<Figure[]> {
  const ratios: number[] = []
  const ultras: number[] = []
  const previews: number[] = []
  console.log('prompt                                        render s  style s  png s  render/png  preview ms  ultra/standard')
  for (const [k, prompt] of prompts.entries()) {
    const scene = sceneOf(prompt, 'photorealistic', SIDE)
    const small = smallScene(scene)
    paint(small, render(small, { quality: 'draft' }), 'photorealistic')
    const preview = fastest(1, () => paint(small, render(small, { quality: 'draft' }), 'photorealistic')).seconds * 1000
    const standard = fastest(3, () => render(scene))
    const style = fastest(2, () => paint(scene, standard.result, 'photorealistic'))
    const png = await pngSeconds(style.result)
    ratios.push(standard.seconds / png)
    previews.push(preview)
    const cells = [standard.seconds, style.seconds, png].map((value) => value.toFixed(2).padStart(7)).join('  ')
    let line = `${prompt.padEnd(46)}${cells}  ${(standard.seconds / png).toFixed(1).padStart(8)}  ${preview.toFixed(0).padStart(10)}`
    if (k < ULTRA) {
      const ultra = fastest(3, () => render(scene, { quality: 'ultra' })).seconds / standard.seconds
      ultras.push(ultra)
      line += ultra.toFixed(1).padStart(16)
    }
    console.log(line)
  }
  return [
    { what: 'render / PNG, median of the prompts', value: median(ratios), goal: 20, unit: '' },
    { what: 'render / PNG, slowest', value: Math.max(...ratios), goal: 20, unit: '' },
    { what: 'ultra / standard, slowest', value: Math.max(...ultras), goal: 4, unit: '' },
    { what: '256-pixel preview of a scene seen before, slowest', value: Math.max(...previews), goal: 400, unit: 'CPU ms' },
  ]
}

/** From prompt to preview, each prompt for the first time: its things are modeled as well as drawn. */
function measureFirstPreviews(): Figure[] {
  const seconds = variedPrompts()
    .filter((_, k) => k % PREVIEW_EVERY === 0)
    .map((prompt) => {
      const from = cpuSeconds()
      const small = smallScene(sceneOf(prompt, 'photorealistic', SIDE))
      paint(small, render(small, { quality: 'draft' }), 'photorealistic')
      return cpuSeconds() - from
    })
  const unit = 'CPU ms'
  return [
    { what: 'first preview of a prompt, p50', value: percentile(seconds, 0.5) * 1000, goal: 400, unit },
    { what: 'first preview of a prompt, p95', value: percentile(seconds, 0.95) * 1000, goal: 400, unit },
  ]
}

function measureReading(): Figure {
  const seconds = LONGEST_PROMPTS.map((prompt) => fastest(5, () => parsePrompt(prompt)).seconds)
  const value = Math.max(...seconds) * 1000
  return { what: 'reading 500 characters, slowest', value, goal: 20, unit: 'CPU ms' }
}

async function measurePortraits(): Promise<Figure[]> {
  const extras: number[] = []
  for (const prompt of PORTRAITS) {
    const scene = sceneOf(prompt, 'photorealistic', SIDE)
    const figure = fastest(3, () => render(scene))
    const empty = fastest(3, () => render(emptied(scene)))
    const png = await pngSeconds(paint(scene, render(scene), 'photorealistic'))
    extras.push((figure.seconds - 1.5 * empty.seconds) / png)
    const seconds = `${figure.seconds.toFixed(2)} s, its scene empty ${empty.seconds.toFixed(2)} s`
    console.log(`${prompt}: ${seconds}, PNG ${png.toFixed(3)} s`)
  }
  return [{ what: 'portrait: PNG encodes beyond 1.5x the empty scene, slowest', value: Math.max(...extras), goal: 9, unit: '' }]
}

async function measureStyles(): Promise<Figure[]> {
  const costs: { style: string; seconds: number; passes: number; stretch: number }[] = []
  const plain = sceneOf(PROMPTS[0], 'photorealistic', SIDE)
  const png = await pngSeconds(paint(plain, render(plain), 'photorealistic'))
  for (const style of STYLE_IDS) {
    const scene = sceneOf(PROMPTS[0], style, SIDE)
    const small = smallScene(scene)
    for (let round = 0; round < 2; round++) paint(small, render(small, { quality: 'draft' }), style)
    let [seconds, passes, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // The better of two runs: the garbage collector runs during one of them, and its time would count.
    for (let round = 0; round < 2; round++) {
      const stretch = createStretch()
      const rendered = fastest(1, () => render(scene, { checkpoint: stretch.look }))
      const painted = fastest(1, () => paint(scene, rendered.result, style, stretch.look)).seconds
      seconds = Math.min(seconds, rendered.seconds + painted)
      passes = Math.min(passes, painted)
      longest = Math.min(longest, stretch.longest())
    }
    costs.push({ style, passes, seconds, stretch: longest })
  }
  costs.sort((a, b) => b.seconds - a.seconds)
  console.log(`style: render and style in PNGs of ${png.toFixed(3)} s (CPU s together, CPU s of the style alone, longest CPU ms between two looks at a stop)`)
  for (const { style, seconds, passes, stretch } of costs)
    console.log(`  ${style.padEnd(16)} ${(seconds / png).toFixed(0).padStart(3)} (${seconds.toFixed(2)}, ${passes.toFixed(2)}, ${(stretch * 1000).toFixed(0)})`)
  const ratios = costs.map(({ seconds }) => seconds / png)
  const stretches = costs.map(({ stretch }) => stretch * 1000)
  return [
    { what: 'render and style / PNG, median of the styles', value: median(ratios), goal: 30, unit: '' },
    { what: `render and style / PNG, slowest (${costs[0].style})`, value: ratios[0], goal: 50, unit: '' },
    { what: 'longest stretch between two looks at a stop, all styles', value: Math.max(...stretches), goal: 100, unit: 'CPU ms' },
  ]
}

/** How different the pictures of a batch look, by `pictureDistance`. */
function measureBatches(): Figure[] {
  const pairs = FOUR_PICTURE_PROMPTS.flatMap((prompt, k) => distancesAmong(prompt, batchSeeds(k)))
  const unit = 'at least'
  return [
    { what: 'two pictures of a batch: distance, median', value: median(pairs), goal: 2.5 * DISTANCE_BEFORE, unit },
    { what: 'two pictures of a batch: distance, least', value: Math.min(...pairs), goal: DISTANCE_BEFORE, unit },
  ]
}

const asked = process.argv.slice(2)
const quick = asked.includes('quick')
const wants = (part: string) => quick || asked.length === 0 || asked.includes(part)
const figures: Figure[] = []
const started = performance.now()
warmUp()
if (wants('reading')) figures.push(measureReading())
if (wants('preview')) figures.push(...measureFirstPreviews())
if (wants('render')) figures.push(...(await measureRendering(quick ? [PROMPTS[0], PROMPTS[10]] : PROMPTS)))
if (wants('portrait')) figures.push(...(await measurePortraits()))
if (wants('styles') && !quick) figures.push(...(await measureStyles()))
if (wants('batch') && !quick) figures.push(...measureBatches())
if (wants('memory')) figures.push(await measureMemory())
if (wants('wall')) figures.push(...(await measureManners()))
if (wants('wall') && !quick) figures.push(...(await measureThroughput()), ...(await measureLatency()))
console.log(`took ${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exitCode = printFigures(figures) ? 0 : 1
