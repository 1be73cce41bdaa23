import { expect, test } from 'vitest'
import { moveStyles } from './move-styles.ts'

const page = (body: string) => `<html><head><title>Page</title></head><body>${body}</body></html>`

test('styles of elements move into one block of the head, each once', () => {
  const html = page(
    '<i style="left:1px">a</i><i class="x" style="--far:#fff;left:2px"></i><b style="left:1px"></b>',
  )
  expect(moveStyles(html)).toBe(
    '<html><head><title>Page</title><style id="styles">[data-s=s0]{left:1px}[data-s=s1]{--far:#fff;left:2px}</style></head>' +
      '<body><i data-s="s0">a</i><i class="x" data-s="s1"></i><b data-s="s0"></b></body></html>',
  )
})

test('what an attribute escapes is itself again', () => {
  expect(moveStyles(page('<i style="background:url(&quot;/a?b&amp;c&quot;)"></i>'))).toContain(
    '[data-s=s0]{background:url("/a?b&c")}',
  )
})

test('a page without such styles stays as it is', () => {
  const html = page('<i class="style">style=&quot;left:1px&quot;</i>')
  expect(moveStyles(html)).toBe(html)
})

test('a style that would leave its block, or is written in another way, ends the build', () => {
  expect(() => moveStyles(page('<i style="left:1px}&lt;/style>"></i>'))).toThrow('end its block')
  expect(() => moveStyles(page("<i style='left:1px'></i>"))).toThrow('mend moveStyles')
})
