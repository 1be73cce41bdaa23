import { LIMITS } from '@easel/contract/limits'
import { FileSpreadsheet } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { type ReadSheet, readSheet, readSheetFile, type SheetReading } from './read-sheet.ts'

const EXAMPLE = `prompt,style,ratio,seed,count
a red boat at dusk,watercolor,16:9,7,2
a blue kite over dunes,anime,1:1,,1`

/** Longer pasted text is parsed at once, because laying it out in a field takes longer than parsing. */
const MAX_LINES = 100

type SheetInputProps = {
  readonly onRead: (sheet: ReadSheet, name: string) => void
}

/** Accepts a sheet by drop, file choice or paste. Errors are shown here, and existing rows stay. */
export function SheetInput({ onRead }: SheetInputProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  function settle(reading: SheetReading, name: string) {
    setProblem(reading.ok ? null : reading.message)
    if (reading.ok) onRead(reading.sheet, name)
  }
  async function takeFile(chosen: File | undefined) {
    if (chosen) settle(await loadChunk(() => readSheetFile(chosen)), chosen.name.replace(/\.\w+$/, ''))
  }
  async function takeText(text: string) {
    settle(await loadChunk(() => readSheet(text)), 'Pasted sheet')
  }
  async function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const text = event.clipboardData.getData('text')
    const lines = text.split('\n').length
    if (lines <= MAX_LINES || selectionEnd - selectionStart < value.length) return
    event.preventDefault()
    const reading = await loadChunk(() => readSheet(text))
    settle(reading, 'Pasted sheet')
    // Keeps text that can be corrected here; only its owner knows how to split too many rows.
    setPasted(reading.ok || lines > LIMITS.batchRows + 1 ? '' : text)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void takeFile(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button beside it does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames('card grid gap-2.5 rounded-4 p-4', isOver && 'selected relative')}
    >
      <Field
        label="Paste a sheet, or drop a CSV file"
        htmlFor={id}
        end={<span className="text-12">Up to 500 rows</span>}
      >
        <TextArea
          id={id}
          rows={4}
          value={pasted}
          spellCheck={false}
          placeholder={EXAMPLE}
          className="font-mono text-12"
          onPaste={(event) => void paste(event)}
          onChange={(event) => setPasted(event.target.value)}
        />
      </Field>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" disabled={pasted.trim() === ''} onClick={() => void takeText(pasted)}>
          Read the sheet
        </Button>
        <Button onClick={() => file.current?.click()}>
          <FileSpreadsheet size={14} aria-hidden="true" />
          Choose a file
        </Button>
        <Button variant="quiet" onClick={() => setPasted(EXAMPLE)}>
          Try an example
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
