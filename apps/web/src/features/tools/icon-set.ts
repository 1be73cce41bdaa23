import { firstCharacters } from '@easel/contract/text-length'

export type IconFile = {
  readonly name: string
  readonly size: number
  /** Free margin as a share of the side, for masks that cut corners. */
  readonly margin: number
  /** Systems without a background of their own get one. */
  readonly opaque: boolean
  readonly use: string
}

/** A maskable icon's safe circle has a diameter of 80 % of the side. */
const MASK_MARGIN = 0.1

const icon = (name: string, size: number, use: string, more: Partial<IconFile> = {}): IconFile => ({
  name,
  size,
  margin: 0,
  opaque: false,
  use,
  ...more,
})

export const ICON_FILES: readonly IconFile[] = [
  icon('favicon-16.png', 16, 'Browser tab'),
  icon('favicon-32.png', 32, 'Browser tab, sharp screens'),
  icon('favicon-48.png', 48, 'Shortcuts'),
  icon('apple-touch-icon.png', 180, 'iPhone and iPad', { opaque: true }),
  icon('icon-192.png', 192, 'Android and web apps'),
  icon('icon-512.png', 512, 'Install dialog'),
  icon('maskable-192.png', 192, 'Android, cut to any shape', { margin: MASK_MARGIN, opaque: true }),
  icon('maskable-512.png', 512, 'Android, cut to any shape', { margin: MASK_MARGIN, opaque: true }),
]

export const ICO_SIZES = [16, 32, 48] as const

export function manifestOf(name: string, ground: string): string {
  const entry = (file: string, size: number, purpose?: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  })
  const manifest = {
    name,
    short_name: firstCharacters(name, 12).trim(),
    icons: [
      entry('icon-192.png', 192),
      entry('icon-512.png', 512),
      entry('maskable-192.png', 192, 'maskable'),
      entry('maskable-512.png', 512, 'maskable'),
    ],
    theme_color: ground,
    background_color: ground,
    display: 'standalone',
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** HTML for a page's head. */
export const HEAD_SNIPPET = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`

/** A picture's position in a square icon: fitted and centered, or filling it. */
export function placeIcon(
  picture: { readonly width: number; readonly height: number },
  { size, margin }: Pick<IconFile, 'size' | 'margin'>,
  isFilled: boolean,
): { x: number; y: number; width: number; height: number } {
  const room = size * (1 - 2 * margin)
  const fit = isFilled ? Math.min(picture.width, picture.height) : Math.max(picture.width, picture.height)
  const scale = room / fit
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: (size - width) / 2, y: (size - height) / 2, width, height }
}
