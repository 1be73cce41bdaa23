import type { Swatch } from '#web/shared/colors/find-palette.ts'
import { hexOf } from '#web/shared/colors/oklab.ts'

/** CSS custom properties, one a line. */
export function cssOf(swatches: readonly Swatch[]): string {
  const lines = swatches.map(({ color }, index) => `  --color-${index + 1}: ${hexOf(color)};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

export function jsonOf(name: string, swatches: readonly Swatch[]): string {
  const colors = swatches.map(({ color, share }) => ({
    hex: hexOf(color),
    rgb: color,
    share: Math.round(share * 1000) / 1000,
  }))
  return `${JSON.stringify({ name, colors }, null, 2)}\n`
}

/** Palette format of GIMP and Inkscape. */
export function gplOf(name: string, swatches: readonly Swatch[]): string {
  const lines = swatches.map(
    ({ color }) => `${color.map((channel) => String(channel).padStart(3)).join(' ')}\t${hexOf(color)}`,
  )
  return `GIMP Palette\nName: ${name.replace(/[\r\n]+/g, ' ')}\nColumns: ${swatches.length}\n#\n${lines.join('\n')}\n`
}

/** Adobe Swatch Exchange: big-endian blocks, each with a UTF-16 name and three floats. */
export function aseOf(swatches: readonly Swatch[]): Uint8Array<ArrayBuffer> {
  const names = swatches.map(({ color }) => hexOf(color).toUpperCase())
  const blockLength = (name: string) => 2 + (name.length + 1) * 2 + 4 + 12 + 2
  const file = new Uint8Array(12 + names.reduce((sum, name) => sum + 6 + blockLength(name), 0))
  const view = new DataView(file.buffer)
  file.set([0x41, 0x53, 0x45, 0x46])
  view.setUint16(4, 1)
  view.setUint32(8, swatches.length)
  let at = 12
  for (const [index, { color }] of swatches.entries()) {
    const name = names[index] ?? ''
    view.setUint16(at, 1)
    view.setUint32(at + 2, blockLength(name))
    view.setUint16(at + 6, name.length + 1)
    at += 8
    for (const letter of name) {
      view.setUint16(at, letter.charCodeAt(0))
      at += 2
    }
    at += 2
    file.set([0x52, 0x47, 0x42, 0x20], at)
    for (const [channel, value] of color.entries()) view.setFloat32(at + 4 + channel * 4, value / 255)
    view.setUint16(at + 16, 2)
    at += 18
  }
  return file
}
