import type { KeyboardEvent, MouseEvent } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { Button } from '#web/shared/ui/button.tsx'

/** 0 to 1 from the left and the top. */
export type Focus = { readonly x: number; readonly y: number }

const STEP = 0.05
const MOVES: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type FocusPickerProps = {
  readonly generation: Generation
  /** Null: what draws the eye. */
  readonly focus: Focus | null
  readonly onChange: (focus: Focus | null) => void
}

/** The whole picture, on which the point to crop around is set by a press or arrow keys. */
export function FocusPicker({ generation, focus, onChange }: FocusPickerProps) {
  function press(event: MouseEvent<HTMLElement>) {
    // A press by keyboard has no position.
    if (event.detail === 0) return onChange(focus ?? { x: 0.5, y: 0.5 })
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  function move(event: KeyboardEvent) {
    const by = MOVES[event.key]
    if (!by) return
    event.preventDefault()
    const from = focus ?? { x: 0.5, y: 0.5 }
    onChange({ x: within(from.x + by.x), y: within(from.y + by.y) })
  }
  return (
    <div className="grid content-start gap-1.5 max-md:max-w-[150px]">
      <p className="font-semibold">Focus point</p>
      <button
        type="button"
        aria-label="Focus point: press where the cut shall look, or use the arrow keys"
        onClick={press}
        onKeyDown={move}
        className="relative cursor-crosshair overflow-hidden rounded-1"
      >
        <img
          src={client.storage.url(generation.imageURL, { format: 'webp', width: 256 })}
          alt=""
          width={generation.width}
          height={generation.height}
          className="block h-auto w-full"
        />
        {focus && (
          <i
            aria-hidden="true"
            className="absolute -mt-2.5 -ml-2.5 size-5 rounded-[50%] border-2 border-white shadow-[0_0_0_2px_var(--select)]"
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          />
        )}
      </button>
      <p role="status" className="text-12 text-ink-3">
        {focus
          ? `${Math.round(focus.x * 100)} % from the left, ${Math.round(focus.y * 100)} % from the top`
          : 'Automatic: keeps the subject in view'}
      </p>
      {focus && (
        <Button size="small" onClick={() => onChange(null)}>
          Automatic
        </Button>
      )}
    </div>
  )
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}
