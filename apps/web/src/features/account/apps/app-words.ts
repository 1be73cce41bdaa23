import type { KeyScope } from '@easel/contract/key-scopes'

/** An app's scopes in words. */
export const APP_SCOPE_TEXTS: Readonly<
  Record<KeyScope, { readonly label: string; readonly detail: string }>
> = {
  generate: {
    label: 'Make and edit pictures',
    detail: 'Each one counts toward your daily allowance and is saved to your library.',
  },
  read: {
    label: 'See your library',
    detail: 'Your pictures with their prompts and settings, and what is left of your allowance.',
  },
  write: { label: 'Change your library', detail: 'Edit, publish, share and delete pictures.' },
}
