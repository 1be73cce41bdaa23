import type { LetteringSettings } from '@easel/contract/lettering'
import { textEffect } from '@easel/contract/text-effects'
import { createFontLoader } from '@easel/lettering/font-loader'
import { type Pixels, renderLettering } from '@easel/lettering/render'
import { letteringToSvg } from '@easel/lettering/to-svg'
import type { SourceType } from '@easel/picture-metadata/picture-metadata'
import { joinMarks, markFile, readMark } from '#web/shared/pictures/source-mark.ts'
import type { ExportFormat, LetteringAnswer, LetteringRequest } from './lettering-messages.ts'

const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const
const QUALITY = 0.92

const files = new Map<string, Uint8Array>()
let picture:
  | { readonly id: string; readonly bitmap: ImageBitmap; readonly mark: SourceType | undefined }
  | undefined

const loadFonts = createFontLoader(async (file) => {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`the typeface file ${file} was not sent`)
  return bytes
})

function answer(message: LetteringAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

function pictureBehind({ background }: LetteringSettings) {
  return background.kind === 'picture' && picture?.id === background.generation_id ? picture : undefined
}

async function render(settings: LetteringSettings, size: number): Promise<Pixels> {
  const fonts = await loadFonts(settings.font, settings.text)
  const behind = pictureBehind(settings)
  return renderLettering(settings, {
    fonts,
    size,
    ...(behind && {
      picture: {
        ratio: behind.bitmap.width / behind.bitmap.height,
        read: async (width: number, height: number) => {
          const context = contextOf(width, height)
          context.imageSmoothingQuality = 'high'
          context.drawImage(behind.bitmap, 0, 0, width, height)
          return {
            width,
            height,
            data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
          }
        },
      },
    }),
  })
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser does not draw')
  return context
}

async function toFile(settings: LetteringSettings, format: ExportFormat): Promise<Blob> {
  if (format === 'svg') {
    const fonts = await loadFonts(settings.font, settings.text)
    return markFile(
      new Blob([letteringToSvg(settings, fonts)], { type: 'image/svg+xml' }),
      'algorithmicMedia',
    )
  }
  const { width, height, data } = await render(settings, settings.size)
  const context = contextOf(width, height)
  context.putImageData(new ImageData(data, width, height), 0, 0)
  if (format === 'jpg') {
    // JPG has no transparency: transparent parts get the effect's own background, on which white chalk is readable.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = textEffect(settings.effect).backdrop[0]
    context.fillRect(0, 0, width, height)
  }
  const file = await context.canvas.convertToBlob({ type: MEDIA_TYPES[format], quality: QUALITY })
  return markFile(file, joinMarks(['algorithmicMedia', pictureBehind(settings)?.mark]))
}

async function handle(request: LetteringRequest): Promise<void> {
  if (request.kind === 'font') {
    files.set(request.file, request.bytes)
    return
  }
  if (request.kind === 'picture') {
    picture = {
      id: request.id,
      bitmap: await createImageBitmap(request.blob),
      mark: await readMark(request.blob),
    }
    return
  }
  const { id, settings } = request
  try {
    if (request.kind === 'export') {
      answer({ kind: 'exported', id, blob: await toFile(settings, request.format) })
      return
    }
    const started = performance.now()
    const pixels = await render(settings, request.size)
    answer({ kind: 'drawn', id, pixels, took: performance.now() - started }, [pixels.data.buffer])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    answer({ kind: 'refused', id, message })
  }
}

// One after another, so that a picture has arrived before it is drawn on.
let last = Promise.resolve()
addEventListener('message', (event: MessageEvent<LetteringRequest>) => {
  last = last.then(() => handle(event.data))
})
