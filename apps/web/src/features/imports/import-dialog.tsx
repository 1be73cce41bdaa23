import { FolderOpen, Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx'
import { ACCEPTED, filesDropped } from './dropped-files.ts'
import {
  forgetImport,
  type ImportState,
  startImport,
  statusOf,
  stopImport,
  summaryOf,
  useImport,
  watchImport,
} from './import.store.ts'

type ImportDialogProps = {
  /** Files already given, for example dropped: their import starts at once. */
  readonly files?: readonly File[] | undefined
  readonly onClose: () => void
}

/** Imports pictures from elsewhere into the library. */
export function ImportDialog({ files, onClose }: ImportDialogProps) {
  const state = useImport()
  const close = () => {
    forgetImport()
    onClose()
  }
  useEffect(() => {
    watchImport(true)
    return () => watchImport(false)
  }, [])
  useEffect(() => {
    if (files) void startImport(files)
  }, [files])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Import pictures"
      description="PNG, JPEG, WebP, AVIF, or a ZIP of them, up to 10 MB a picture"
    >
      <div className="grid gap-4 overflow-auto p-4">
        {state.phase === 'running' ? <Running state={state} onClose={close} /> : <Chooser />}
        {state.phase === 'done' && <Result state={state} />}
      </div>
    </Dialog>
  )
}

function Chooser() {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (chosen: FileList | null) => {
    if (chosen && chosen.length > 0) void startImport([...chosen])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the two buttons within do the same by keyboard
    <div
      className={`grid justify-items-center gap-3 rounded-4 border border-dashed p-6 text-center ${isOver ? 'border-ultramarine bg-ultramarine-tint' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void filesDropped(event.dataTransfer).then((dropped) => startImport(dropped))
      }}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="act" onClick={() => files.current?.click()}>
          <Images size={16} aria-hidden="true" /> Choose files
        </Button>
        <Button onClick={() => folder.current?.click()}>
          <FolderOpen size={16} aria-hidden="true" /> Choose a folder
        </Button>
      </div>
      <p className="text-ink-2 pointer-coarse:hidden">or drop files, folders and ZIP files here</p>
      <p className="text-12 text-ink-3">
        Prompts, seeds and models are read from files of Easel, Stable Diffusion web UI, ComfyUI, InvokeAI,
        SwarmUI, Fooocus, NovelAI and Draw Things. Imports don’t count toward today’s limit.
      </p>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label="Files to import"
        onChange={(event) => take(event.target.files)}
      />
      <input
        ref={(element) => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
        type="file"
        hidden
        multiple
        aria-label="Folder to import"
        onChange={(event) => take(event.target.files)}
      />
    </div>
  )
}

function Running({ state, onClose }: { readonly state: ImportState; readonly onClose: () => void }) {
  return (
    <div className="grid gap-3">
      <ProgressBar label="Importing" value={Math.round(state.progress * 100)} />
      <p>{statusOf(state)}</p>
      <p role="status" className="text-ink-2 empty:hidden">
        {state.waiting}
      </p>
      <p className="text-12 text-ink-3">
        Keep this tab open; you can use other pages meanwhile. If it closes, choose the same files again to
        continue.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Continue in the background</Button>
        <Button variant="quiet" onClick={stopImport}>
          Stop
        </Button>
      </div>
    </div>
  )
}

function Result({ state }: { readonly state: ImportState }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {summaryOf(state)}
      </p>
      {state.stopped && (
        <p className="text-ink-2">
          {state.stopped} Choose the same files again to continue: nothing is imported twice.
        </p>
      )}
      {state.refused.length > 0 && (
        <ul aria-label="Not imported" className="quiet-scroll max-h-48 overflow-auto text-12">
          {state.refused.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files of one name are in many folders
            <li key={at} className="break-words">
              <b>{name}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
