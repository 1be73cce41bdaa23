import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toApiError } from '#web/shared/api/api-error.ts'

/** Shows a refusal beside its field, or at the form if it concerns no field. */
export function showFailure<T extends FieldValues>(
  thrown: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
) {
  const error = toApiError(thrown)
  const known = fields.filter((field) => error.fields[field])
  for (const field of known) setError(field, { message: error.fields[field] ?? error.message })
  if (known.length === 0) setError('root', { message: error.message })
}
