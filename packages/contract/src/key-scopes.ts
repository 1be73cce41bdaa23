/** Scopes an API key may be limited to. Append-only, because keys and programs store these names. */
export const KEY_SCOPES = ['generate', 'read', 'write'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** What an endpoint requires of a key: a scope, nothing (`any`), or a key without limits to scopes (`full`). */
export type NeededScope = KeyScope | 'any' | 'full'

/** As the page explains them. */
export const SCOPE_TEXTS: Readonly<Record<KeyScope, { readonly label: string; readonly detail: string }>> = {
  generate: { label: 'Make pictures and sounds', detail: 'Also edits, batches and the queue' },
  read: { label: 'Read the library', detail: 'Pictures, sounds, prompts and settings' },
  write: { label: 'Change the library', detail: 'Edit, import, publish, share and delete' },
}
