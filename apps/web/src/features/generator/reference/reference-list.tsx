import { REFERENCE_ROLES, referenceRoleSchema } from '@easel/contract/fields'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { ROLE_LABELS } from '#web/shared/pictures/reference-roles.ts'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { useHomedFocus } from '#web/shared/ui/focus/use-homed-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useDrawer } from '../model/use-drawer.ts'
import { useSettingsStore } from '../settings.store.ts'
import type { ReferenceImage } from './reference-draft.ts'
import { REFERENCE_FIELD } from './reference-field.tsx'
import { useReferenceImages } from './reference-images.ts'

/** A private drag type, meaningless to other pages. */
const DRAGGED = 'application/x-easel-reference'

/** The chosen pictures in order, named @1, @2 and so on; reordered by mouse or keys. */
export function ReferenceList() {
  const images = useReferenceImages((state) => state.images)
  const provider = useDrawer()
  const [aim, setAim] = useState<number | null>(null)
  useHomedFocus(images.length, toField)
  if (images.length === 0) return null
  const used = provider?.maxReferences ?? images.length

  function dropOn(index: number, event: DragEvent) {
    const id = event.dataTransfer.getData(DRAGGED)
    setAim(null)
    if (id === '') return
    event.preventDefault()
    useReferenceImages.getState().move(id, index)
  }

  return (
    <ol aria-label="Chosen references" className="grid gap-1.5">
      {images.map((image, index) => (
        <li
          key={image.id}
          draggable={images.length > 1}
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, image.id)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(DRAGGED)) return
            event.preventDefault()
            setAim(index)
          }}
          onDragEnd={() => setAim(null)}
          onDrop={(event) => dropOn(index, event)}
          className={classNames(
            'well flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-3 p-1 pl-1.5',
            aim === index && 'outline-2 outline-ultramarine',
          )}
        >
          <ReferenceRow
            image={image}
            index={index}
            isUsed={index < used}
            isLast={index === images.length - 1}
          />
        </li>
      ))}
    </ol>
  )
}

function toField() {
  document.getElementById(REFERENCE_FIELD)?.focus()
}

type ReferenceRowProps = {
  readonly image: ReferenceImage
  readonly index: number
  /** Whether the form's provider uses this many. */
  readonly isUsed: boolean
  readonly isLast: boolean
}

function ReferenceRow({ image, index, isUsed, isLast }: ReferenceRowProps) {
  const { move, remove, giveRole } = useReferenceImages.getState()
  const { id, name, role } = image
  const called = `@${index + 1}`

  function mention() {
    const { prompt, change } = useSettingsStore.getState()
    const gap = prompt === '' || /\s$/.test(prompt) ? '' : ' '
    change({ prompt: `${prompt}${gap}${called} ` })
  }

  return (
    <>
      <img
        src={image.dataUrl}
        alt=""
        draggable={false}
        className={classNames('size-8 flex-none rounded-1 object-cover', !isUsed && 'opacity-50')}
      />
      <button
        type="button"
        title={`Write ${called} into the prompt`}
        onClick={mention}
        className="h-7 flex-none rounded-2 px-1.5 font-semibold text-ultramarine-ink hover:bg-hover max-md:h-9 max-md:min-w-9"
      >
        {called}
      </button>
      <span className="flex min-w-24 flex-1 gap-1">
        <span className="truncate">{name}</span>
        {!isUsed && <span className="flex-none text-ink-3">· not used</span>}
      </span>
      <span className="ml-auto flex flex-none items-center">
        <Select
          aria-label={`What ${called} is for`}
          value={role ?? ''}
          onChange={(event) => {
            const chosen = referenceRoleSchema.safeParse(event.target.value)
            giveRole(id, chosen.success ? chosen.data : undefined)
          }}
          className="mr-1 w-[122px] max-md:w-[136px]"
        >
          <option value="">Any role</option>
          {REFERENCE_ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_LABELS[one]}
            </option>
          ))}
        </Select>
        <IconButton
          small
          label={`Move ${called} up`}
          disabled={index === 0}
          onClick={() => move(id, index - 1)}
        >
          <ArrowUp size={14} aria-hidden="true" />
        </IconButton>
        <IconButton small label={`Move ${called} down`} disabled={isLast} onClick={() => move(id, index + 1)}>
          <ArrowDown size={14} aria-hidden="true" />
        </IconButton>
        <IconButton small label={`Remove reference ${called}`} onClick={() => remove(id)}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  )
}
