import { openText, sealText } from '../sealed-text.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** A mail as it waits: address, subject and text can be read with the key alone, and under its own id alone. */
export function sealMail({ to, subject, text }: Mail, id: string, key: Uint8Array): Buffer {
  return sealText(JSON.stringify({ to, subject, text }), id, key)
}

/** Throws where the key is another one, or the bytes are not what was sealed. */
export function openMail(sealed: Uint8Array, id: string, key: Uint8Array): Mail {
  return JSON.parse(openText(sealed, id, key)) as Mail
}
