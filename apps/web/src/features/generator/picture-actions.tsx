import { ratioOf } from '@easel/contract/pictures'
import { Copy, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { useCopy } from '#web/shared/lib/use-copy.ts'
import { DeleteDialog } from '#web/shared/pictures/delete-dialog.tsx'
import { DownloadButton } from '#web/shared/pictures/download-button.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useSettingsStore } from './settings.store.ts'

/** What can be done with the picture on the stage. */
export function PictureActions({ generation }: { readonly generation: Generation }) {
  const [asking, setAsking] = useState(false)
  const copy = useCopy()

  function reuse() {
    const ratio = ratioOf(generation.width, generation.height)
    useSettingsStore.getState().change({
      prompt: generation.prompt,
      negativePrompt: generation.negativePrompt,
      style: generation.style,
      quality: generation.quality,
      seed: String(generation.seed),
      ...(ratio && { aspectRatio: ratio }),
    })
  }

  return (
    <div className="@container flex items-center gap-0.5">
      <DownloadButton generation={generation} />
      <Button
        variant="quiet"
        aria-label="Copy prompt"
        className="px-2 max-md:size-11"
        onClick={() => copy(generation.prompt, 'Prompt copied')}
      >
        <Copy size={16} aria-hidden="true" />
        <span className="@max-[460px]:hidden">Copy prompt</span>
      </Button>
      <Button variant="quiet" aria-label="Reuse settings" className="px-2 max-md:size-11" onClick={reuse}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        <span className="@max-[460px]:hidden">Reuse settings</span>
      </Button>
      <IconButton label="Delete" className="ml-auto" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <DeleteDialog
        generation={generation}
        open={asking}
        onOpenChange={setAsking}
        onDeleted={useSettingsStore.getState().removeGeneration}
      />
    </div>
  )
}
