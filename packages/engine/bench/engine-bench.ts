// Measures the engine against its targets. Ratios are to the CPU time that sharp needs, in this very run, to encode the scene as PNG in
// the photorealistic style: one yardstick a scene, else a flat style would look slow because its own PNG is cheap. The same
// figures are printed in CPU seconds, which other work on the machine raises a little; wall times (`wall`: threads, latency, preview,
// progress, abort) mean something on an idle machine only.
// `node packages/engine/bench/engine-bench.ts` takes about seven minutes. Parts by name: render, portrait, styles, memory, wall.
// `quick` takes about 40 s: two prompts, the portrait, memory and the manners of one thread.
import { renderScene } from '../src/render/render-scene.ts'
import { STYLE_IDS } from '../src/styles/registry.ts'
import { measureLatency, measureManners, measureMemory, measureThroughput } from './engine-wall.ts'
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
  'a red hot air balloon over a valley',
]
const PORTRAITS = [
  'portrait of an old man with a beard in a meadow',
  'portrait of a woman with long red hair',
]
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
    const preview = fastest(1, () => paint(small, renderScene(small), 'photorealistic')).seconds * 1000
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
    { what: '256-pixel render and style, slowest', value: Math.max(...previews), goal: 400, unit: 'CPU ms' },
  ]
}

async function measurePortraits(): Promise<Figure[]> {
  const extras: number[] = []
  for (const prompt of PORTRAITS) {
    const scene = sceneOf(prompt, 'photorealistic', SIDE)
    const figure = fastest(2, () => renderScene(scene))
    const empty = fastest(2, () => renderScene(emptied(scene)))
    const png = await pngSeconds(paint(scene, figure.result, 'photorealistic'))
    extras.push((figure.seconds - 1.5 * empty.seconds) / png)
    const seconds = `${figure.seconds.toFixed(2)} s, its scene empty ${empty.seconds.toFixed(2)} s`
    console.log(`${prompt}: ${seconds}, PNG ${png.toFixed(3)} s`)
  }
  return [
    {
      what: 'portrait: PNG encodes beyond 1.5x the empty scene, slowest',
      value: Math.max(...extras),
      goal: 10,
      unit: '',
    },
  ]
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
  ]
}

const asked = process.argv.slice(2)
const quick = asked.includes('quick')
const wants = (part: string) => quick || asked.length === 0 || asked.includes(part)
const figures: Figure[] = []
if (wants('render')) figures.push(...(await measureRendering(quick ? [PROMPTS[0], PROMPTS[8]] : PROMPTS)))
if (wants('portrait')) figures.push(...(await measurePortraits()))
if (wants('styles') && !quick) figures.push(...(await measureStyles()))
if (wants('memory')) figures.push(await measureMemory())
if (wants('wall')) figures.push(...(await measureManners()))
if (wants('wall') && !quick) figures.push(...(await measureThroughput()), ...(await measureLatency()))
process.exitCode = printFigures(figures) ? 0 : 1
