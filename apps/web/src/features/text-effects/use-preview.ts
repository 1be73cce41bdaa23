import type { LetteringSettings } from '@easel/contract/lettering'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Drawn, LetteringThread } from './lettering-thread.ts'

/** Target milliseconds of a preview that follows every change. */
const QUICK = 55
const QUICK_SIZE = { first: 480, min: 200, max: 960 }
/** Milliseconds after the last change before drawing in full. */
const STILL = 220
const FULL_SIZE = 1600

export type Preview = {
  /** Why the current settings cannot be drawn; the previous picture stays. */
  readonly problem: string | undefined
  readonly isReady: boolean
  /** Pixels on the canvas. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** Two threads, so that a change appears at once while the previous one is still drawn in full. */
export type PreviewThreads = { readonly quick: LetteringThread; readonly full: LetteringThread }

/**
 * Keeps a canvas current: at once and small while settings change, in full when they rest. Only the newest settings are drawn; the small size
 * adapts to the machine's speed.
 */
export function usePreview(
  threads: PreviewThreads | undefined,
  settings: LetteringSettings,
  canvas: RefObject<HTMLCanvasElement | null>,
): Preview {
  const [preview, setPreview] = useState<Preview>({ problem: undefined, isReady: false, size: undefined })
  const newest = useRef(settings)
  const drawnInFull = useRef<LetteringSettings>(undefined)
  const isBusy = useRef({ quick: false, full: false })
  const quickSize = useRef(QUICK_SIZE.first)

  useEffect(() => {
    newest.current = settings
    if (!threads) return undefined

    function show({ pixels }: Drawn): void {
      const { width, height, data } = pixels
      const target = canvas.current
      if (target) {
        target.width = width
        target.height = height
        target.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
      }
      setPreview({ problem: undefined, isReady: true, size: { width, height } })
    }

    /** Draws until the newest settings are drawn. */
    async function follow(
      how: 'quick' | 'full',
      draw: (wanted: LetteringSettings) => Promise<void>,
    ): Promise<void> {
      if (isBusy.current[how]) return
      isBusy.current[how] = true
      let drawn: LetteringSettings | undefined
      while (drawn !== newest.current) {
        drawn = newest.current
        try {
          await draw(drawn)
        } catch (error) {
          const problem = error instanceof Error ? error.message : 'The preview failed. Reload the page.'
          setPreview((before) => ({ ...before, problem }))
        }
      }
      isBusy.current[how] = false
    }

    const { quick, full } = threads
    const drawQuickly = () =>
      follow('quick', async (wanted) => {
        const drawn = await quick.draw(wanted, quickSize.current)
        if (drawnInFull.current !== wanted) show(drawn)
        const better = quickSize.current * Math.sqrt(QUICK / Math.max(8, drawn.took))
        quickSize.current = Math.round(Math.min(QUICK_SIZE.max, Math.max(QUICK_SIZE.min, better)))
      })
    const drawInFull = () =>
      follow('full', async (wanted) => {
        const drawn = await full.draw(wanted, Math.min(wanted.size, FULL_SIZE))
        if (newest.current !== wanted) return
        drawnInFull.current = wanted
        show(drawn)
      })
    /** A typeface may have been missing while offline. */
    const drawAgain = () => void drawQuickly().then(drawInFull)
    void drawQuickly()
    const still = setTimeout(() => void drawInFull(), STILL)
    window.addEventListener('online', drawAgain)
    return () => {
      clearTimeout(still)
      window.removeEventListener('online', drawAgain)
    }
  }, [threads, settings, canvas])

  return preview
}
