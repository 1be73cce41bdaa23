// Prints the megabytes that one worker adds to a fresh process at its peak: places of every kind, whose plants it keeps, then the largest size, every
// quality, and styles that keep a lot of memory.
import { createEngine } from '../src/engine.ts'
import type { PictureRequest } from '../src/picture-request.ts'

const PLACES = [
  ...['forest', 'jungle', 'desert', 'beach', 'lake', 'waterfall', 'meadow', 'flower field', 'farm', 'village'],
  ...['garden', 'park', 'cemetery', 'swamp', 'tulip field', 'vineyard', 'orchard', 'savanna', 'canal', 'temple'],
]
const SEASONS = ['spring', 'summer', 'autumn', 'winter']

const PICTURES: readonly PictureRequest[] = [
  ...SEASONS.flatMap((season) => PLACES.map((place) => ({ prompt: `a fox in a ${place} in ${season}`, scale: 0.2, seed: 1 }))),
  { prompt: 'a red fox in a snowy forest at sunset', seed: 1 },
  { prompt: 'two cats on a beach', style: 'oil-painting', seed: 2 },
  { prompt: 'a portrait of a young woman in a city street at night', style: 'anime', aspect: '16:9', seed: 3 },
  { prompt: 'a mountain lake at sunrise', quality: 'high', aspect: '9:16', seed: 4 },
  { prompt: 'a crowd of people in front of a castle', quality: 'ultra', aspect: '16:9', seed: 5 },
]

const before = process.memoryUsage.rss()
let peak = before
const timer = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 20)
const engine = createEngine({ threads: 1 })
for (const request of PICTURES) await engine.draw(request, { onProgress: () => {} })
clearInterval(timer)
await engine.close()
console.log(((peak - before) / 2 ** 20).toFixed(0))
