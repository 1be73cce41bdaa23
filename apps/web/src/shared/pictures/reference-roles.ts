import type { ReferenceRole } from '@easel/contract/fields'

export const ROLE_LABELS: Readonly<Record<ReferenceRole, string>> = {
  subject: 'Subject',
  style: 'Style',
  composition: 'Composition',
}
