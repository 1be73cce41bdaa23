import { LIMITS } from '@easel/contract/limits'
import { inSite, siteName } from '../site-base.ts'

/** Where the system sends what people share to the installed app (public/manifest.webmanifest); the service worker answers. */
export const SHARE_TARGET = '/share-target'
/** In the generator's address: pictures wait in the cache. */
export const SHARED_MARK = 'shared'
const SHARED = siteName('shared')
const NAME = 'x-name'

/** Keeps the pictures that were shared, in place of earlier ones, and says where the generator opens with them and the words. */
export async function keepShared(form: FormData): Promise<string> {
  const files = form.getAll('pictures').filter((entry) => entry instanceof File)
  await caches.delete(SHARED)
  const cache = await caches.open(SHARED)
  for (const [index, file] of files.slice(0, LIMITS.referenceImages).entries()) {
    const headers = { 'content-type': file.type, [NAME]: encodeURIComponent(file.name) }
    await cache.put(inSite(`${SHARE_TARGET}/${index}`), new Response(file, { headers }))
  }
  const query = new URLSearchParams()
  const words = sharedWords(form.get('title'), form.get('text'))
  if (words) query.set('prompt', words)
  if (files.length > 0) query.set(SHARED_MARK, '')
  return inSite(`/generate?${query}`)
}

/** The pictures that wait, which then no longer do. */
export async function takeShared(): Promise<readonly File[]> {
  const cache = await caches.open(SHARED)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    const blob = await response?.blob()
    const name = decodeURIComponent(response?.headers.get(NAME) ?? 'picture')
    if (blob) files.push(new File([blob], name, { type: blob.type }))
  }
  await forgetShared()
  return files
}

export async function forgetShared(): Promise<void> {
  await caches.delete(SHARED)
}

/** The words to draw: the text, else the title of what was shared, without addresses. */
export function sharedWords(title: unknown, text: unknown): string {
  const wordsOf = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\bhttps?:\/\/\S+/g, '').trim() : ''
  return wordsOf(text) || wordsOf(title)
}
