import {
  type CustomSizes,
  customSizeProblem,
  nearestCustomSize,
  ratioFor,
} from '@easel/contract/models/custom-sizes'
import { ASPECT_RATIOS, type AspectRatio, ratioOf } from '@easel/contract/pictures'
import { type FormEvent, useState } from 'react'
import { CustomSizeFields } from '#web/shared/drawers/custom-size-fields.tsx'
import { Button } from '#web/shared/ui/button.tsx'

type Size = { readonly width: number; readonly height: number }
type Frame = { readonly aspect_ratio: AspectRatio } & Partial<Size>

type ReshapeFormProps = {
  readonly picture: Size
  /** Supported custom sizes; absent for none. */
  readonly customSizes: CustomSizes | undefined
  readonly isBusy: boolean
  readonly onSend: (frame: Frame) => void
}

/** Changes a picture's frame to a ratio or a custom size. */
export function ReshapeForm({ picture, customSizes, isBusy, onSend }: ReshapeFormProps) {
  const [size, setSize] = useState<Size>()
  const own = ratioOf(picture.width, picture.height)
  const isSame = size?.width === picture.width && size.height === picture.height
  const isDrawn = customSizes && size && !isSame && !customSizeProblem(customSizes, size)

  function send(event: FormEvent) {
    event.preventDefault()
    if (size) onSend({ aspect_ratio: ratioFor(size), ...size })
  }

  return (
    <>
      {ASPECT_RATIOS.map(({ id }) => (
        <Button key={id} disabled={isBusy || id === own} onClick={() => onSend({ aspect_ratio: id })}>
          {id}
        </Button>
      ))}
      {customSizes && (
        <Button
          aria-expanded={size !== undefined}
          onClick={() => setSize(size ? undefined : nearestCustomSize(customSizes, picture))}
        >
          Custom size
        </Button>
      )}
      {customSizes && size && (
        <form onSubmit={send} className="grid w-full justify-items-start gap-2">
          <CustomSizeFields range={customSizes} value={size} onChange={setSize} />
          <Button type="submit" disabled={isBusy || !isDrawn}>
            Draw {size.width || '–'} × {size.height || '–'}
          </Button>
        </form>
      )}
    </>
  )
}
