import { chromium } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { median, type Row, row } from './statistics.ts'

/** Changes of one setting for each effect; the first ones let the preview find the size that this machine can handle. */
const CHANGES = 9
const WARM_UP = 4

/** From moving a slider to the redrawn words on the canvas, for every effect. */
export async function measureTextEffects(): Promise<Row[]> {
  const folder = temporaryFolder()
  const product = await startProduct(folder.path)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(() => {
      localStorage.setItem('onboarding_completed', 'true')
      const put = CanvasRenderingContext2D.prototype.putImageData
      const drawn: number[] = []
      Object.assign(window, { drawnAt: drawn })
      CanvasRenderingContext2D.prototype.putImageData = function (
        this: CanvasRenderingContext2D,
        ...args: never[]
      ) {
        Reflect.apply(put, this, args)
        drawn.push(performance.now())
      }
    })
    await page.goto(`${product.url}/text-effects`)
    await page.locator('canvas[data-ready]').waitFor()
    const effects = page.getByRole('radiogroup', { name: 'Effect' }).getByRole('radio')
    const medians: { readonly effect: string; readonly took: number }[] = []
    for (let index = 0; index < (await effects.count()); index += 1) {
      const card = effects.nth(index)
      await card.check({ force: true })
      await page.waitForTimeout(900)
      const delays = await page.evaluate(
        async ([changes, warmUp]) => {
          const { drawnAt } = window as unknown as { drawnAt: number[] }
          const slider = document.querySelector<HTMLInputElement>('input[type=range][max="200"]')
          const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
          if (!slider || !setValue) throw new Error('the slider for line spacing is gone')
          const found: number[] = []
          for (let change = 0; change < changes; change += 1) {
            const before = drawnAt.length
            const started = performance.now()
            setValue.call(slider, String(90 + change))
            slider.dispatchEvent(new Event('input', { bubbles: true }))
            while (drawnAt.length === before) await new Promise((resolve) => setTimeout(resolve, 2))
            if (change >= warmUp) found.push((drawnAt[before] ?? started) - started)
            await new Promise((resolve) => setTimeout(resolve, 60))
          }
          return found
        },
        [CHANGES, WARM_UP] as const,
      )
      medians.push({ effect: await card.inputValue(), took: median(delays) })
      await page.waitForTimeout(900)
    }
    const slowest = medians.reduce((worst, next) => (next.took > worst.took ? next : worst))
    return [
      row('words follow a slider, median of all effects', median(medians.map(({ took }) => took)), 100, 'ms'),
      row(`words follow a slider, slowest effect (${slowest.effect})`, slowest.took, 100, 'ms'),
    ]
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}
