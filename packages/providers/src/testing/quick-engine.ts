import { createEngine, type Engine } from '@easel/engine/engine'
import sharp from 'sharp'

/** Share of each side that is drawn. */
const SHARE = 0.25

/** The real engine, drawing a small picture and enlarging it: everything but fine detail in a tenth of the time. */
export function createQuickEngine(): Engine {
  const engine = createEngine()
  return {
    draw: async (request, options) => {
      const drawn = await engine.draw({ ...request, scale: (request.scale ?? 1) * SHARE }, options)
      const [width, height] = [drawn.width / SHARE, drawn.height / SHARE]
      const enlarged = sharp(drawn.png).resize(width, height, { kernel: 'nearest' })
      return { ...drawn, width, height, png: await enlarged.png({ compressionLevel: 1 }).toBuffer() }
    },
    close: engine.close,
  }
}
