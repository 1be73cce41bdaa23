import { Copy, Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '#web/shared/lib/save-file.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColorInput } from './color-input.tsx'
import { drawIcon, type IconLook, makeIconSet, shrinkTowards } from './draw-icons.ts'
import { DropZone } from './drop-zone.tsx'
import { HEAD_SNIPPET, ICON_FILES, type IconFile } from './icon-set.ts'
import { baseName } from './picture-file.ts'
import { useOpened } from './use-opened.ts'

const FITS = [
  { value: 'fill', label: 'Fill' },
  { value: 'whole', label: 'Whole picture' },
] as const
const GROUNDS = [
  { value: 'clear', label: 'Transparent' },
  { value: 'color', label: 'Color' },
] as const

/** All icons for a site or app from one picture. */
export function IconTool() {
  const opened = useOpened(1)
  const [picture] = opened.pictures
  const [ground, setGround] = useState('#ffffff')
  const [fit, setFit] = useState<'fill' | 'whole'>('fill')
  const [groundKind, setGroundKind] = useState<'clear' | 'color'>('clear')
  const [name, setName] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const nameId = useId()
  const copy = useCopy()
  const zone = (
    <DropZone {...opened} onFiles={(files) => void opened.open(files)} compact={Boolean(picture)} />
  )
  if (!picture) return zone
  const look: IconLook = { ground, isFilled: fit === 'fill', hasGround: groundKind === 'color' }

  async function save() {
    if (!picture) return
    setIsSaving(true)
    try {
      saveFile(await makeIconSet(picture, look, name.trim() || baseName(picture.name)), 'icons.zip')
    } catch {
      notify.error({
        title: 'Could not make the icons',
        message: 'This browser ran out of memory. Try a smaller picture.',
      })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(280px,340px)] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid gap-3">
        <ul className="mat grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3 rounded-4 p-4">
          {ICON_FILES.map((file) => (
            <li key={file.name} className="card flex flex-col items-center gap-2 rounded-3 p-3 text-center">
              <IconView bitmap={picture.bitmap} file={file} look={look} />
              <span className="mt-auto">
                <span className="figures block text-12">
                  {file.size} × {file.size}
                </span>
                <span className="block text-12 text-ink-3">{file.use}</span>
              </span>
            </li>
          ))}
        </ul>
        {Math.min(picture.width, picture.height) < 512 && (
          <p role="status" className="text-14 text-ink-2">
            The shorter side of the picture has {Math.min(picture.width, picture.height)} pixels: icons larger
            than that are a little soft.
          </p>
        )}
        {zone}
      </div>
      <div className="grid gap-5">
        <ChoiceField label="Fit" options={FITS} value={fit} onChange={setFit} />
        <ChoiceField label="Background" options={GROUNDS} value={groundKind} onChange={setGroundKind} />
        <ColorInput label="Background color" value={ground} onChange={setGround} />
        <p className="-mt-3 text-12 text-ink-3">
          Apple’s and the maskable icons always have it; the manifest names it.
        </p>
        <Field label="Name in the manifest" htmlFor={nameId}>
          <TextInput
            id={nameId}
            value={name}
            maxLength={60}
            placeholder={baseName(picture.name)}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button variant="act" size="large" disabled={isSaving} onClick={() => void save()}>
          <Download size={16} aria-hidden="true" /> {isSaving ? 'Packing…' : 'Save all as ZIP'}
        </Button>
        <div className="card grid gap-2 rounded-4 p-3">
          <div className="flex items-center justify-between gap-2">
            <h2 className="font-semibold">For the page’s head</h2>
            <Button size="small" variant="quiet" onClick={() => void copy(HEAD_SNIPPET, 'Lines copied')}>
              <Copy size={14} aria-hidden="true" /> Copy
            </Button>
          </div>
          <pre className="text-11 break-all whitespace-pre-wrap text-ink-2">{HEAD_SNIPPET}</pre>
        </div>
      </div>
    </div>
  )
}

type IconViewProps = { readonly bitmap: ImageBitmap; readonly file: IconFile; readonly look: IconLook }

const SHOWN = 96

function IconView({ bitmap, file, look: { ground, isFilled, hasGround } }: IconViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const side = Math.min(SHOWN, file.size)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || bitmap.width === 0) return
    drawIcon(pen, shrinkTowards(bitmap, file.size), file, { ground, isFilled, hasGround })
  }, [bitmap, file, ground, isFilled, hasGround])
  return (
    <canvas
      ref={canvas}
      width={file.size}
      height={file.size}
      role="img"
      aria-label={`${file.use}, ${file.size} pixels`}
      style={{ width: side, height: side, borderRadius: file.margin > 0 ? '50%' : undefined }}
    />
  )
}
