import { afterEach, beforeEach, vi } from 'vitest'

type SavedFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** Intercepts the files that a page saves; the returned function resolves with the last one. */
export function takeFiles(): () => Promise<SavedFile> {
  let saved: HTMLAnchorElement[] = []
  beforeEach(() => {
    saved = []
    const click = HTMLAnchorElement.prototype.click
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      if (this.download) saved.push(this)
      else click.call(this)
    })
  })
  afterEach(() => void vi.restoreAllMocks())
  return async () => {
    const link = await vi.waitUntil(() => saved.pop(), { timeout: 10_000 })
    return { name: link.download, bytes: new Uint8Array(await (await fetch(link.href)).arrayBuffer()) }
  }
}
