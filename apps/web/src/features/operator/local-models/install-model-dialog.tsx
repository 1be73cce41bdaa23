import type { LocalModels, OfferedLocalModel } from '@easel/contract/models/local-models'
import { type FormEvent, useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { LicenseLinks } from './license-links.tsx'
import { useInstallModel } from './local-models.queries.ts'

type DialogProps = {
  readonly model: OfferedLocalModel
  readonly machine: LocalModels['machine']
  readonly onClose: () => void
}

const ACCELERATORS: Readonly<Record<string, string>> = {
  cpu: 'Processor',
  vulkan: 'Graphics card (Vulkan)',
  cuda: 'NVIDIA card (CUDA)',
  metal: 'Apple chip (Metal)',
  rocm: 'AMD card (ROCm)',
}

/** Asks for license and device, if there is a choice, before downloading a model. */
export function InstallModelDialog({ model, machine, onClose }: DialogProps) {
  const { id, label, license, bytes, bytesHere, missingMemoryBytes } = model
  const { name, accelerators } = machine
  const [accepts, setAccepts] = useState(false)
  const [accelerator, setAccelerator] = useState(accelerators[0])
  const install = useInstallModel({ showsError: false })
  const error = install.error ? toApiError(install.error).message : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const wish = { id, label, acceptsLicense: accepts, ...(accelerator === undefined ? {} : { accelerator }) }
    install.mutate(wish, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Install ${label}`}>
      <form method="dialog" onSubmit={submit} className="grid gap-4 p-4">
        <p className="leading-normal text-ink-2">
          {`${sizeText(bytes - bytesHere)} are downloaded to ${name}. The download goes on when you leave this page, and the model draws once it is whole.`}
        </p>
        {missingMemoryBytes > 0 && (
          <p className="rounded-3 bg-gamboge-tint p-3 leading-normal text-gamboge-ink">
            {`This machine is short of ${sizeText(missingMemoryBytes)} of memory: the model may draw very slowly, or fail.`}
          </p>
        )}
        {accelerators.length > 1 && (
          <Field label="Draw on" htmlFor="install-accelerator">
            <Select
              id="install-accelerator"
              className="w-full"
              value={accelerator}
              onChange={(event) => setAccelerator(event.target.value)}
            >
              {accelerators.map((one) => (
                <option key={one} value={one}>
                  {ACCELERATORS[one] ?? one}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid gap-1">
          <p className="text-ink-2">
            <LicenseLinks license={license} />
          </p>
          {license.accepted ? (
            <p className="text-12 break-words text-ink-3">
              {`Accepted by ${license.accepted.by}, ${dateText(license.accepted.at)}`}
            </p>
          ) : (
            <label className="flex min-h-8 items-center gap-2.5 max-md:min-h-11">
              <input
                type="checkbox"
                checked={accepts}
                onChange={(event) => setAccepts(event.target.checked)}
                className="size-4 flex-none accent-ultramarine"
              />
              I have read the license and accept it
            </label>
          )}
        </div>
        {error && <FieldError id="install-error">{error}</FieldError>}
        <Button
          type="submit"
          variant="act"
          disabled={install.isPending || !(accepts || license.accepted)}
          className="justify-self-end"
        >
          {install.isPending ? 'Beginning' : 'Install'}
        </Button>
      </form>
    </Dialog>
  )
}
