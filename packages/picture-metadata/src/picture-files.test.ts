import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type PictureFile, picturesIn } from './picture-files.ts'

const MAX_BYTES = 10 * 1024 * 1024
const picture = strToU8('the bytes of a picture')
const zipOf = (entries: Record<string, Uint8Array>) => zipSync(entries).slice()

async function found(...files: File[]) {
  const pictures: PictureFile[] = []
  for await (const one of picturesIn(files, MAX_BYTES)) pictures.push(one)
  return pictures.map(({ name, content }) => [
    name,
    'refusal' in content ? content.refusal : new TextDecoder().decode(content.bytes),
  ])
}

test('pictures are taken from files and from ZIP files among them, and nothing else', async () => {
  const zip = zipOf({
    'old/heron.PNG': picture,
    'old/notes.txt': picture,
    '__MACOSX/old/._heron.PNG': picture,
    'old/._owl.webp': picture,
  })
  const files = [
    new File([picture], 'fox.jpeg'),
    new File([picture], 'fox.txt'),
    new File([zip], 'old.zip'),
    new File([picture], 'last.avif'),
  ]
  expect(await found(...files)).toEqual([
    ['fox.jpeg', 'the bytes of a picture'],
    ['heron.PNG', 'the bytes of a picture'],
    ['last.avif', 'the bytes of a picture'],
  ])
})

test('a picture of more than 10 MB is refused, also one that takes little space in a ZIP; those beside it are taken', async () => {
  const huge = new Uint8Array(MAX_BYTES + 1)
  const zip = zipOf({ 'huge.png': huge, 'small.png': picture, 'whole.png': huge.subarray(1) })
  expect(zip.length).toBeLessThan(100_000)
  const pictures = await found(new File([zip], 'bomb.zip'), new File([huge], 'alone.png'))
  expect(pictures.map(([name, text]) => [name, text?.slice(0, 35)])).toEqual([
    ['huge.png', 'A picture may have up to 10 MB'],
    ['small.png', 'the bytes of a picture'],
    ['whole.png', '\0'.repeat(35)],
    ['alone.png', 'A picture may have up to 10 MB'],
  ])
})

test('a ZIP that is cut off, or none, gives what is whole in it, and says so', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const zip = zipOf({ 'first.png': picture, 'second.png': noise })
  expect(await found(new File([zip.subarray(0, 30_000)], 'cut.zip'))).toEqual([
    ['first.png', 'the bytes of a picture'],
    ['cut.zip', 'The ZIP is damaged or cut off'],
  ])
  expect(await found(new File(['not a ZIP at all'], 'none.zip'))).toEqual([
    ['none.zip', 'The ZIP is damaged or cut off'],
  ])
})

test('how far it is goes by the files that were chosen', async () => {
  const files = [new File([picture], 'a.png'), new File([picture], 'b.png')]
  const positions: number[] = []
  for await (const { position } of picturesIn(files, MAX_BYTES)) positions.push(position)
  expect(positions).toEqual([picture.length, 2 * picture.length])
})
