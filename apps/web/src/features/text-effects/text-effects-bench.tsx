import { getGeneration } from '@easel/contract/generations'
import { type TextEffectId, textEffect } from '@easel/contract/text-effects'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { BackgroundSection } from './background-section.tsx'
import { ColorSection } from './color-section.tsx'
import { EffectGallery } from './effect-gallery.tsx'
import { FIRST_PICTURE } from './effect-pictures.ts'
import { ExportBar } from './export-bar.tsx'
import { FIRST_LETTERING } from './first-lettering.ts'
import { useLetteringStore } from './lettering.store.ts'
import { createLetteringThread } from './lettering-thread.ts'
import { PlacementSection } from './placement-section.tsx'
import { ShapeSection } from './shape-section.tsx'
import { type Preview, type PreviewThreads, usePreview } from './use-preview.ts'
import { WordsSection } from './words-section.tsx'

/**
 * Inspector at the left, preview and effects at the right; on phones the preview stays visible above the form, whose place below the window is
 * reserved from the start.
 */
export function TextEffectsBench() {
  const settings = useLetteringStore((state) => state.settings)
  const canvas = useRef<HTMLCanvasElement>(null)
  const threads = useThreads()
  const preview = usePreview(threads, settings, canvas)
  return (
    <div className="grid h-full grid-cols-[372px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] max-lg:grid-cols-[320px_minmax(0,1fr)] max-md:flex max-md:flex-col max-md:pb-16 max-md:not-has-[[aria-label=Effects]]:pt-[100dvh]">
      <h1 className="sr-only">Text Effects</h1>
      <div className="flex min-h-0 min-w-0 flex-col border-r border-line bg-panel max-md:contents">
        <div className="min-h-0 flex-1 divide-y divide-line overflow-auto max-md:order-2 max-md:overflow-visible max-md:bg-panel">
          <WordsSection problem={preview.problem} />
          <ColorSection />
          <ShapeSection />
          <BackgroundSection />
          <PlacementSection />
        </div>
        <div className="max-md:order-3">
          <ExportBar thread={threads?.full} problem={preview.problem} />
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col max-md:contents">
        <Stage canvas={canvas} preview={preview} />
        <section
          aria-label="Effects"
          className="min-h-0 flex-1 overflow-auto border-t border-line bg-panel p-3 max-md:order-1 max-md:min-h-dvh max-md:overflow-visible"
        >
          <EffectGallery />
        </section>
      </div>
    </div>
  )
}

type StageProps = { readonly canvas: React.RefObject<HTMLCanvasElement | null>; readonly preview: Preview }

function Stage({ canvas, preview }: StageProps) {
  const text = useLetteringStore(({ settings }) => settings.text)
  const isFirst = useLetteringStore(({ settings }) => settings === FIRST_LETTERING)
  const effect = useLetteringStore(({ settings }) => settings.effect)
  const { size } = preview
  const standsIn = isFirst && !preview.isReady
  return (
    <div className="mat relative grid h-[56%] flex-none place-items-center overflow-hidden p-5 max-md:sticky max-md:top-(--header) max-md:[@media(max-height:360px)]:relative max-md:[@media(max-height:360px)]:top-0 max-md:z-10 max-md:order-first max-md:h-[34dvh] max-md:p-2">
      <div className="@container-[size] grid size-full place-items-center">
        {standsIn && (
          <img
            {...FIRST_PICTURE}
            sizes="(max-width: 767px) 100vw, 60vw"
            alt={`Preview: ${text}`}
            fetchPriority="high"
            className="h-auto rounded-1"
            style={{ width: `min(100cqw, calc(100cqh * ${FIRST_PICTURE.width / FIRST_PICTURE.height}))` }}
          />
        )}
        <canvas
          ref={canvas}
          hidden={standsIn}
          role="img"
          aria-label={`Preview: ${text.slice(0, 200)}`}
          data-ready={preview.isReady || undefined}
          className="checker rounded-1"
          style={{
            ...checksFor(effect),
            ...(size && {
              width: `min(100cqw, calc(100cqh * ${size.width / size.height}))`,
              aspectRatio: `${size.width} / ${size.height}`,
            }),
          }}
        />
      </div>
      {!preview.isReady && !preview.problem && !standsIn && (
        <p className="absolute text-14 text-ink-2">Loading the typeface…</p>
      )}
      {preview.problem && (
        <p className="absolute bottom-3 left-3 rounded-2 bg-scrim px-2.5 py-1.5 text-12 text-white">
          Shown: the last words that could be drawn
        </p>
      )}
    </div>
  )
}

/** A checkerboard in the tone of the effect's background: white chalk would be invisible on white. */
function checksFor(effect: TextEffectId): CSSProperties {
  const [top] = textEffect(effect).backdrop
  return { '--sunken': top, '--raised': `color-mix(in oklab, ${top} 86%, #808080)` } as CSSProperties
}

/** Drawing threads with the page's lifetime. The draft is restored at the same time. */
function useThreads(): PreviewThreads | undefined {
  const [threads, setThreads] = useState<PreviewThreads>()
  useEffect(() => {
    void useLetteringStore.persist.rehydrate()
    const quick = createLetteringThread(readOwnPicture)
    const full = createLetteringThread(readOwnPicture)
    setThreads({ quick, full })
    return () => {
      quick.close()
      full.close()
    }
  }, [])
  return threads
}

async function readOwnPicture(id: string): Promise<Blob> {
  const picture = await client.data.call(getGeneration, { params: { id } })
  return client.storage.read(client.storage.url(picture.image_url)).catch(() => {
    throw new Error('The picture behind the words did not load. Choose another one.')
  })
}
