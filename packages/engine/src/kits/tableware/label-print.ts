import type { Thing } from '../builder/thing.ts'
import { FONT_FACES } from '../print/fonts.ts'
import { printed } from '../print/goods-print.ts'

/** The words of a label and how they are set; `sprig` is drawn over them. */
type Label = { readonly title: string; readonly lines: readonly string[]; readonly ink: string; readonly face?: 'sans' | 'serif'; readonly sprig?: boolean }

/** A label printed on the front of a vessel whose paper is there, unless the prompt has words of its own for it. */
export function printLabel(t: Thing, label: Label, x: number, y: number, halfWidth: number, halfHeight: number): void {
  if ((t.input.texts ?? []).length > 0) return
  t.print([x, y, 0], [0, 0, halfWidth], [0, halfHeight, 0], labelPixels(label, halfWidth / halfHeight))
}

function labelPixels({ title, lines, ink, face = 'serif', sprig }: Label, wide: number): Uint8ClampedArray {
  const description = `label ${title} ${lines.join()} ${ink} ${face} ${sprig} ${wide.toFixed(2)}`
  return printed(description, wide, (context, width) => {
    const middle = width / 2
    context.strokeStyle = ink
    context.lineWidth = 1.4
    context.strokeRect(5, 5, width - 10, 90)
    context.fillStyle = ink
    context.textAlign = 'center'
    if (sprig) {
      for (const side of [-1, 0, 1]) {
        context.beginPath()
        context.ellipse(middle + side * 7, 20 + Math.abs(side) * 3, 3.4, 9, side * 0.7, 0, Math.PI * 2)
        context.fill()
      }
    }
    const top = sprig ? 50 : 40
    context.font = `bold ${sprig ? 17 : 20}px ${FONT_FACES[face]}`
    context.fillText(title, middle, top, width * 0.8)
    context.fillRect(middle - width * 0.16, top + 7, width * 0.32, 1.6)
    context.font = `8px ${FONT_FACES.sans}`
    for (const [i, line] of lines.entries()) context.fillText(line, middle, top + 20 + i * 12, width * 0.8)
  })
}
