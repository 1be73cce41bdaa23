import type { Background } from '@easel/contract/fields'

export const BACKGROUND_LABELS: Readonly<Record<Background, string>> = {
  opaque: 'Full scene',
  transparent: 'Transparent',
}
