import { Download, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '#web/shared/lib/save-file.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { BitmapView } from './bitmap-view.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DropZone } from './drop-zone.tsx'
import { ENCODINGS, type Encoding, fitWithin, writableEncodings } from './encode-picture.ts'
import { baseName } from './picture-file.ts'
import { type Conversion, useConversions } from './use-conversions.ts'
import { type Opened, useOpened } from './use-opened.ts'
import { zipFiles } from './zip-files.ts'

const MAX_FILES = 50
const SIDES = [640, 1024, 1280, 1920, 2560, 3840]
/** Lossy formats. */
const LOSSY: ReadonlySet<Encoding> = new Set(['jpg', 'webp', 'avif'])

/** Converts pictures to another format or size, with file sizes before and after. */
export function ConvertTool() {
  const opened = useOpened(MAX_FILES)
  const [able, setAble] = useState<readonly Encoding[]>(['png', 'jpg', 'webp'])
  const [encoding, setEncoding] = useState<Encoding>('webp')
  const [quality, setQuality] = useState(82)
  const [longest, setLongest] = useState('')
  const conversions = useConversions(opened.pictures, {
    encoding,
    quality: quality / 100,
    longest: longest ? Number(longest) : undefined,
  })
  useEffect(() => void writableEncodings().then(setAble), [])

  const files = opened.pictures.flatMap(({ key, name }) => {
    const done = conversions.get(key)
    return done?.status === 'done' ? [{ name: `${baseName(name)}.${encoding}`, content: done.blob }] : []
  })
  const settled = opened.pictures.filter(({ key }) => conversions.has(key))
  const isDone = settled.length === opened.pictures.length
  const failed = settled.length - files.length
  const before = opened.pictures.reduce(
    (sum, { key, bytes }) => (conversions.get(key)?.status === 'done' ? sum + bytes : sum),
    0,
  )
  const after = files.reduce((sum, { content }) => sum + content.size, 0)

  async function saveAll() {
    try {
      saveFile(await zipFiles(files), 'pictures.zip')
    } catch {
      notify.error({ title: 'Could not make the ZIP', message: 'Save the pictures one by one.' })
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <DropZone
        {...opened}
        multiple
        onFiles={(chosen) => void opened.open(chosen)}
        compact={opened.pictures.length > 0}
      />
      {opened.pictures.length > 0 && (
        <div className="grid grid-cols-[minmax(280px,340px)_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-1">
          <div className="grid gap-5">
            <div className="grid gap-1.5">
              <ChoiceField
                label="Format"
                options={ENCODINGS.filter(({ value }) => able.includes(value))}
                value={encoding}
                onChange={setEncoding}
              />
              {!able.includes('avif') && (
                <span className="text-12 text-ink-3">This browser opens AVIF, but does not write it.</span>
              )}
            </div>
            {LOSSY.has(encoding) && (
              <RangeField
                label="Quality"
                value={quality}
                min={20}
                max={100}
                unit=" %"
                onChange={setQuality}
              />
            )}
            <Field label="Longest side" htmlFor="longest-side">
              <Select
                id="longest-side"
                className="w-full"
                value={longest}
                onChange={(event) => setLongest(event.target.value)}
              >
                <option value="">As it is</option>
                {SIDES.map((side) => (
                  <option key={side} value={side}>
                    {side} pixels
                  </option>
                ))}
              </Select>
            </Field>
            <p className="text-12 text-ink-3">Metadata (location, camera, prompt) is removed.</p>
          </div>
          <div className="grid grid-cols-1 gap-4">
            <ul className="border-t border-line">
              {opened.pictures.map((picture) => (
                <FileRow
                  key={picture.key}
                  picture={picture}
                  encoding={encoding}
                  longest={longest ? Number(longest) : undefined}
                  conversion={conversions.get(picture.key)}
                  onRemove={() => opened.remove(picture.key)}
                />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-3">
              {opened.pictures.length > 1 && (
                <Button
                  variant="act"
                  size="large"
                  disabled={!isDone || files.length === 0}
                  onClick={() => void saveAll()}
                >
                  <Download size={16} aria-hidden="true" /> Save all as ZIP
                </Button>
              )}
              <p role="status" className="text-14 text-ink-2">
                {isDone
                  ? outcomeText({ before, after, failed })
                  : `Working… ${settled.length} of ${countText(opened.pictures.length, 'picture')} done`}
              </p>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

function outcomeText({ before, after, failed }: { before: number; after: number; failed: number }): string {
  const written =
    before > 0 && `${sizeText(before)} before, ${sizeText(after)} after: ${changeText(before, after)}`
  const missing = failed > 0 && `${countText(failed, 'picture')} could not be written`
  return [written, missing].filter(Boolean).join('. ')
}

function changeText(before: number, after: number): string {
  const percent = Math.round((1 - after / before) * 100)
  return percent >= 0 ? `${percent} % smaller` : `${-percent} % larger`
}

type FileRowProps = {
  readonly picture: Opened
  readonly encoding: Encoding
  readonly longest: number | undefined
  readonly conversion: Conversion | undefined
  readonly onRemove: () => void
}

function FileRow({ picture, encoding, longest, conversion, onRemove }: FileRowProps) {
  const { name, bytes, bitmap } = picture
  const size = longest === undefined ? picture : fitWithin(picture, longest)
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 max-md:flex-wrap">
      <div className="grid size-12 flex-none place-items-center overflow-hidden rounded-1 bg-mat">
        <BitmapView bitmap={bitmap} label={name} className="max-h-12" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">{name}</p>
        <p className="figures text-12 text-ink-3">
          {size.width} × {size.height}
        </p>
      </div>
      <p className="figures text-right text-12 max-md:text-left">
        {conversion?.status === 'done' ? (
          <>
            {sizeText(bytes)} → <span className="font-semibold">{sizeText(conversion.blob.size)}</span>
            <span className="block text-ink-3">{changeText(bytes, conversion.blob.size)}</span>
          </>
        ) : conversion?.status === 'failed' ? (
          <span role="alert" className="text-madder-ink">
            {conversion.why}
          </span>
        ) : (
          'Working…'
        )}
      </p>
      <Button
        size="small"
        aria-label={`Save ${baseName(name)}.${encoding}`}
        disabled={conversion?.status !== 'done'}
        onClick={() =>
          conversion?.status === 'done' && saveFile(conversion.blob, `${baseName(name)}.${encoding}`)
        }
      >
        Save
      </Button>
      <IconButton small label={`Remove ${name}`} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
