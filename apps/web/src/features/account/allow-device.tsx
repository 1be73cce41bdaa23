import {
  DEVICE_LIMITS,
  decideDeviceCode,
  getDeviceCode,
  shownUserCode,
  userCodeSchema,
} from '@easel/contract/devices/device-codes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { AuthField } from './auth-field.tsx'
import { showFailure } from './form-failure.ts'
import { SubmitButton } from './submit-button.tsx'

type Asked = { readonly code: string; readonly name: string }
type State =
  | { readonly step: 'code' }
  | { readonly step: 'decide'; readonly asked: Asked }
  | { readonly step: 'done'; readonly name: string; readonly isAllowed: boolean }

/** Lets a program get an API key: its code, its name, then allow or deny. */
export function AllowDevice({ code }: { readonly code: string }) {
  const [state, setState] = useState<State>({ step: 'code' })
  if (state.step === 'code')
    return <CodeForm code={code} onFound={(asked) => setState({ step: 'decide', asked })} />
  if (state.step === 'decide')
    return (
      <Decision
        asked={state.asked}
        onDecided={(isAllowed) => setState({ step: 'done', name: state.asked.name, isAllowed })}
      />
    )
  return (
    <div role="status" className="grid gap-3">
      <h2 className="heading text-22">{state.isAllowed ? 'Allowed' : 'Denied'}</h2>
      <p className="leading-normal text-ink-2">
        {state.isAllowed ? (
          <>
            <strong>{state.name}</strong> continues on its own. You can revoke its key in your{' '}
            <Link to={`${PATHS.account}#keys`} className="underline">
              API keys
            </Link>
            .
          </>
        ) : (
          <>
            <strong>{state.name}</strong> gets no key.
          </>
        )}
      </p>
    </div>
  )
}

function CodeForm({ code, onFound }: { readonly code: string; readonly onFound: (asked: Asked) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { user_code: code } })
  const { errors, isSubmitting } = formState

  async function look({ user_code }: { user_code: string }) {
    try {
      const { name } = await client.data.call(getDeviceCode, { body: { user_code } })
      onFound({ code: shownUserCode(userCodeSchema.parse(user_code)), name })
    } catch (error) {
      showFailure(error, ['user_code'], setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(look)} className="grid gap-4">
      <p className="leading-normal text-ink-2">
        Enter the code that the program shows. You’ll see which program asks before you allow it.
      </p>
      <AuthField
        id="user-code"
        label="Code"
        placeholder="BCDF-GHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.user_code?.message}
        {...register('user_code', { required: 'Type the code that the program shows' })}
      />
      {errors.root && <FieldError id="code-error">{errors.root.message}</FieldError>}
      <SubmitButton busy={isSubmitting}>Continue</SubmitButton>
    </form>
  )
}

function Decision({
  asked,
  onDecided,
}: {
  readonly asked: Asked
  readonly onDecided: (isAllowed: boolean) => void
}) {
  const { handleSubmit, setError, formState } = useForm()
  const { errors, isSubmitting } = formState
  const decide = (allow: boolean) =>
    handleSubmit(async () => {
      try {
        const body = { user_code: asked.code, allow }
        onDecided((await client.data.call(decideDeviceCode, { body })).allowed)
      } catch (error) {
        showFailure(error, [], setError)
      }
    })

  return (
    <div className="grid gap-4">
      <p className="leading-normal text-ink-2">
        <strong className="text-ink">{asked.name}</strong> asks for an API key. With it, it can make and read
        pictures as you, for {DEVICE_LIMITS.keyDays} days or until you revoke it.
      </p>
      <p className="leading-normal text-ink-2">
        Allow it only if you started it yourself and it shows{' '}
        <strong className="figures whitespace-nowrap">{asked.code}</strong>. This site never sends you a code.
      </p>
      {errors['root'] && <FieldError id="decision-error">{errors['root'].message}</FieldError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" disabled={isSubmitting} onClick={() => void decide(false)()}>
          Deny
        </Button>
        <Button variant="solid" size="large" disabled={isSubmitting} onClick={() => void decide(true)()}>
          Allow
        </Button>
      </div>
    </div>
  )
}
