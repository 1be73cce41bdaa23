import { blend, over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { inside, WHITE } from '../light.ts'
import { clamp, noise } from '../noise.ts'
import { flattened, svgBlend } from '../vector.ts'

/** How far inside the letters each sheet's hole begins, in letter sizes. */
const SHEETS = [0, 0.032, 0.064, 0.096] as const

/** Sheets of paper with ever smaller holes: each casts its shadow on the sheet below. */
export const paperCut: Effect = {
  margin: 0.16,
  vector: (layout, [top = '', deep = '']) => {
    const { em } = layout
    const body = flattened(layout)
    const sheets = SHEETS.map((inset, index) => {
      const color = svgBlend(top, deep, index / (SHEETS.length - 1))
      const shift = `translate(${(0.014 * em).toFixed(2)} ${(0.024 * em).toFixed(2)})`
      return `<mask id="hole${index}"><path d="${body}" fill="#fff" stroke="#000" stroke-width="${inset * 2 * em}"/></mask><g mask="url(#hole${index})"><path d="${body}" fill="${svgBlend(color, deep, 0.4)}"/><g transform="${shift}"><path d="${body}" fill="${color}" mask="url(#hole${index})"/></g></g>`
    })
    return `<path d="${body}" fill="none" stroke="#fff" stroke-width="${0.04 * em}" stroke-linejoin="round"/>${sheets.join('')}`
  },
  paint: (scene) => {
    const [top, deep] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const fiber = (x: number, y: number) =>
      1 +
      noise((x / em) * 46, (y / em) * 46, seed) * 0.03 +
      noise((x / em) * 9, (y / em) * 30, seed + 2) * 0.03
    // The shadow on colored paper is also colored; black would look dull.
    const shade = scaled(deep, 0.3)
    const papers = SHEETS.map((_, index) => blend(top, deep, index / (SHEETS.length - 1)))
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      if (distance < -0.06) return
      // The cut edge of the top sheet catches the light.
      over(pixel, WHITE, inside(scene, distance, -0.02))
      SHEETS.forEach((inset, index) => {
        const cover = inside(scene, distance, inset)
        if (cover === 0) return
        over(pixel, scaled(papers[index]!, fiber(x + index * 77, y)), cover)
        // The sheet above casts a sharp shadow, and a soft one further in.
        const hard = scene.distance(x - em * 0.014, y - em * 0.024) - inset
        const soft = scene.distance(x - em * 0.03, y - em * 0.05) - inset
        over(pixel, shade, clamp(0.5 - hard * em) * 0.34 * cover)
        over(pixel, shade, clamp(1 - soft / 0.035) * 0.14 * cover)
      })
    }
  },
}
