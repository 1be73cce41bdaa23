import { openText, sealText } from '../sealed-text.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** An encrypted mail: address, subject and text can be read only with the key and under its own id. */
export function sealMail({ to, subject, text }: Mail, id: string, key: Uint8Array): Buffer {
  return sealText(JSON.stringify({ to, subject, text }), id, key)
}

/** Throws when the key differs or the bytes were changed. */
export function openMail(sealed: Uint8Array, id: string, key: Uint8Array): Mail {
  return JSON.parse(openText(sealed, id, key)) as Mail
}
