import { encodeText, join, viewOf } from '../bytes.ts'

/** Ending of every box type that is named by four letters. */
const TYPE_END = Uint8Array.of(0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71)
/** The box is requestable and has a label. */
const FLAGS = 3

/** A labeled box of boxes (JUMBF), with a type of four letters. */
export function superBox(type: string, label: string, boxes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const description = [encodeText(type), TYPE_END, Uint8Array.of(FLAGS), encodeText(label), Uint8Array.of(0)]
  return box('jumb', [box('jumd', description), ...boxes])
}

/** A labeled box with CBOR, as used for claims, assertions and signatures. */
export function cborBox(type: string, label: string, cbor: Uint8Array): Uint8Array<ArrayBuffer> {
  return superBox(type, label, [box('cbor', [cbor])])
}

/** A box without its header; references hash this part. */
export function contentOf(whole: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return whole.subarray(8)
}

function box(type: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(8)
  head.set(encodeText(type), 4)
  const whole = join([head, ...parts])
  viewOf(whole).setUint32(0, whole.length)
  return whole
}
