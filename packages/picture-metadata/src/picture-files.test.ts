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

/** The ZIP with a different two-byte number at an offset in each file's header. */
function withHeaders(zip: Uint8Array<ArrayBuffer>, offset: number, value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer)
  for (let at = 0; at + 4 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + offset, value, true)
  return zip
}

test('a ZIP with a password says so once, also where folders come first, and nothing in it is taken for a picture', async () => {
  const zip = zipOf({ 'fox.png': picture, 'owl.png': picture })
  const locked = [
    ['locked.zip', 'The ZIP is protected by a password: unpack it, and import its files'],
    ['last.png', 'the bytes of a picture'],
  ]
  const last = new File([picture], 'last.png')
  expect(await found(new File([withHeaders(zip, 6, 1)], 'locked.zip'), last)).toEqual(locked)
  const inFolder = zipSync({ 'old/': [new Uint8Array(), { level: 0 }], 'old/fox.png': picture }).slice()
  const header = 30 + 'old/'.length
  new DataView(inFolder.buffer).setUint16(header + 6, 1, true)
  expect(await found(new File([inFolder], 'locked.zip'), last)).toEqual(locked)
})

test('what a ZIP packs as few programs do is refused by name, and what is beside it is taken', async () => {
  const zip = withHeaders(zipOf({ 'fox.png': picture }), 8, 9)
  const both = new Uint8Array([...zip, ...zipOf({ 'owl.png': picture })])
  expect(await found(new File([both], 'both.zip'))).toEqual([
    ['fox.png', 'It is packed in a way that is not read here: unpack the ZIP, and import its files'],
    ['owl.png', 'the bytes of a picture'],
  ])
})

test('how far it is goes by the files that were chosen', async () => {
  const files = [new File([picture], 'a.png'), new File([picture], 'b.png')]
  const positions: number[] = []
  for await (const { position } of picturesIn(files, MAX_BYTES)) positions.push(position)
  expect(positions).toEqual([picture.length, 2 * picture.length])
})
