import { LIMITS } from '@easel/contract/limits'
import { SHARE_TARGET } from '@easel/contract/paths'
import { inSite, siteName } from '../site-base.ts'

/** Query parameter of the generator: pictures are in the cache. */
export const SHARED_MARK = 'shared'
const SHARED = siteName('shared')
const NAME = 'x-name'

/** Caches shared pictures, replacing earlier ones, and returns the generator's URL with the text. */
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

/** Takes the waiting pictures out of the cache. */
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

/** The prompt: the shared text, or else title, without URLs. */
export function sharedWords(title: unknown, text: unknown): string {
  const wordsOf = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\bhttps?:\/\/\S+/g, '').trim() : ''
  return wordsOf(text) || wordsOf(title)
}
