import { Copy, Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { findPalette, type Swatch } from '#web/shared/colors/find-palette.ts'
import { contrastOf, hexOf, type Rgb } from '#web/shared/colors/oklab.ts'
import { saveFile } from '#web/shared/lib/save-file.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Stepper } from '#web/shared/ui/fields/stepper.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { createCanvas, fitWithin } from './encode-picture.ts'
import { aseOf, cssOf, gplOf, jsonOf } from './palette-files.ts'
import { PictureBench } from './picture-bench.tsx'
import { baseName } from './picture-file.ts'
import type { Opened } from './use-opened.ts'

const SAMPLE_SIDE = 256
const INKS = [
  { name: 'black', color: [0, 0, 0] },
  { name: 'white', color: [255, 255, 255] },
] as const satisfies readonly { name: string; color: Rgb }[]

function pixelsOf(bitmap: ImageBitmap): Uint8ClampedArray {
  const { width, height } = fitWithin(bitmap, SAMPLE_SIDE)
  const { pen } = createCanvas(width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height).data
}

/** A picture's colors, to copy and to export. */
export function PaletteTool() {
  const [count, setCount] = useState(6)
  return (
    <PictureBench>{(picture) => <Palette picture={picture} count={count} onCount={setCount} />}</PictureBench>
  )
}

type PaletteProps = {
  readonly picture: Opened
  readonly count: number
  readonly onCount: (count: number) => void
}

function Palette({ picture, count, onCount }: PaletteProps) {
  const pixels = useMemo(() => pixelsOf(picture.bitmap), [picture])
  const swatches = useMemo(() => findPalette(pixels, count), [pixels, count])
  const name = baseName(picture.name)
  const copy = useCopy()
  const label = useId()
  return (
    <section aria-label="Palette" className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={label} className="heading text-18">
          {swatches.length} colors
        </h2>
        <Stepper
          label="Number of colors"
          lessLabel="Fewer colors"
          moreLabel="More colors"
          value={count}
          min={2}
          max={12}
          onChange={onCount}
        />
      </div>
      <div aria-hidden="true" className="flex h-16 overflow-hidden rounded-2">
        {swatches.map(({ color, share }) => (
          <i key={hexOf(color)} style={{ background: hexOf(color), flexGrow: Math.max(share, 0.02) }} />
        ))}
      </div>
      <ul className="border-t border-line">
        {swatches.map((swatch) => (
          <SwatchRow key={hexOf(swatch.color)} {...swatch} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(cssOf(swatches), 'CSS copied')}>
          <Copy size={14} aria-hidden="true" /> Copy CSS
        </Button>
        <Button onClick={() => saveFile(aseOf(swatches), `${name}.ase`)}>
          <Download size={14} aria-hidden="true" /> ASE
        </Button>
        <Button onClick={() => saveFile(gplOf(name, swatches), `${name}.gpl`, 'text/plain')}>
          <Download size={14} aria-hidden="true" /> GPL
        </Button>
        <Button onClick={() => saveFile(jsonOf(name, swatches), `${name}.json`, 'application/json')}>
          <Download size={14} aria-hidden="true" /> JSON
        </Button>
      </div>
      <p className="text-12 text-ink-3">ASE opens in Adobe’s programs, GPL in GIMP, Krita and Inkscape.</p>
    </section>
  )
}

function SwatchRow({ color, share }: Swatch) {
  const copy = useCopy()
  const hex = hexOf(color)
  const rgb = `rgb(${color.join(' ')})`
  const [ink, contrast] = bestInk(color)
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span
        className="hairline grid size-11 flex-none place-items-center rounded-2 text-14 font-semibold"
        style={{ background: hex, color: ink }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap gap-1">
          <Button size="small" className="figures" onClick={() => void copy(hex, `${hex} copied`)}>
            <span className="sr-only">Copy </span>
            {hex}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="figures"
            onClick={() => void copy(rgb, `${rgb} copied`)}
          >
            <span className="sr-only">Copy as rgb() </span>
            {color.join(' ')}
          </Button>
        </span>
        <span className="mt-1 block text-12 text-ink-3">{contrastHint(ink, contrast)}</span>
      </span>
      <span className="figures text-12 text-ink-3">{Math.max(1, Math.round(share * 100))} %</span>
    </li>
  )
}

function bestInk(ground: Rgb): readonly [name: string, contrast: number] {
  const [black, white] = INKS.map(({ name, color }) => [name, contrastOf(color, ground)] as const)
  if (!black || !white) return ['black', 1]
  return black[1] >= white[1] ? black : white
}

function contrastHint(ink: string, contrast: number): string {
  const grade = contrast >= 7 ? 'AAA' : contrast >= 4.5 ? 'AA' : 'large text only'
  return `${ink} text ${contrast.toFixed(1)}:1, ${grade}`
}
