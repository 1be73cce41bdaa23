import { decodeText, encodeText, indexOfBytes } from './bytes.ts'
import { readFields } from './fields.ts'
import type { PictureMetadata, SourceType, WrittenMetadata } from './picture-metadata.ts'

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
/** Easel's packets have a few kilobytes; longer ones than this are not read. */
const MAX_PACKET = 256 * 1024
const BEGIN = encodeText('<x:xmpmeta')
const END = encodeText('</x:xmpmeta>')

const UNKNOWN_ORIGIN = '<easel:origin>unknown</easel:origin>'

const FIELDS = [
  'prompt',
  'negativePrompt',
  'style',
  'quality',
  'seed',
  'width',
  'height',
  'provider',
  'model',
  'chosenModel',
  'background',
  'resolution',
] as const

/** Builds an XMP packet: IPTC's mark of the picture's origin, and with `about` its settings, in the fields of IPTC and of Easel. */
export function buildXmp({ sourceType, about }: WrittenMetadata): string {
  const own = FIELDS.map((field) => {
    const value = about?.[field]
    return value === undefined || value === ''
      ? ''
      : `<easel:${field}>${toXml(String(value))}</easel:${field}>`
  }).join('')
  const iptc = [
    about?.prompt
      ? `<Iptc4xmpExt:AIPromptInformation>${toXml(about.prompt)}</Iptc4xmpExt:AIPromptInformation>`
      : '',
    about?.provider ? `<Iptc4xmpExt:AISystemUsed>${toXml(about.provider)}</Iptc4xmpExt:AISystemUsed>` : '',
    about?.model
      ? `<Iptc4xmpExt:AISystemVersionUsed>${toXml(about.model)}</Iptc4xmpExt:AISystemVersionUsed>`
      : '',
  ].join('')
  const description = about?.prompt
    ? `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${toXml(about.prompt)}</rdf:li></rdf:Alt></dc:description>`
    : ''
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:easel="urn:easel:picture:1"' +
    `${sourceType ? ` Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}${sourceType}"` : ''} xmp:CreatorTool="Easel">` +
    `${description}${iptc}${own}${sourceType ? '' : UNKNOWN_ORIGIN}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  )
}

/** Finds the packet anywhere in the file: only PNG ever compresses it. Undefined if there is none. */
export function findXmp(bytes: Uint8Array): string | undefined {
  const begin = indexOfBytes(bytes, BEGIN)
  if (begin < 0) return undefined
  const end = indexOfBytes(bytes.subarray(0, begin + MAX_PACKET), END, begin)
  return end < 0 ? undefined : decodeText(bytes.subarray(begin, end))
}

/** Reads the fields of IPTC and of Easel from a packet. Undefined if there are none. */
export function readXmp(packet: string): PictureMetadata | undefined {
  const sourceType = /digitalsourcetype\/(trainedAlgorithmicMedia|algorithmicMedia)(?=["'<])/.exec(
    packet,
  )?.[1]
  const found: Record<string, string | number> = {}
  for (const field of FIELDS) {
    const value = new RegExp(`<easel:${field}>([^<]*)</easel:${field}>`).exec(packet)?.[1]
    if (value !== undefined) found[field] = fromXml(value)
  }
  const prompt = xmpText(packet, 'Iptc4xmpExt:AIPromptInformation')
  if (prompt !== undefined && found['prompt'] === undefined) found['prompt'] = prompt
  const metadata = readFields(found, sourceType as SourceType | undefined)
  return packet.includes(UNKNOWN_ORIGIN) ? { ...metadata, origin: 'unknown' } : metadata
}

/** The text of a property: an element, its first alternative, or an attribute. */
export function xmpText(packet: string, name: string): string | undefined {
  const value =
    new RegExp(`<${name}>(?:\\s*<rdf:(?:Alt|Seq|Bag)>\\s*<rdf:li[^>]{0,100}>)?([^<]*)<`).exec(packet)?.[1] ??
    new RegExp(`\\s${name}="([^"]*)"`).exec(packet)?.[1]
  return value === undefined ? undefined : fromXml(value)
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const
const CHARACTERS = new Map<string, string>(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]))

/** Escapes for XML 1.0, and drops the control characters that it cannot represent. */
function toXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES])
    .replaceAll('\r', '&#13;')
}

function fromXml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g,
    (entity, decimal, hex) => {
      const named = CHARACTERS.get(entity)
      if (named !== undefined) return named
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
