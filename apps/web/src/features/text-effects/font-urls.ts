/** URLs of all typeface files, each fetched when a text needs it. */
const FILES = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/anton/files/anton-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/anton/files/anton-vietnamese-400-normal.woff',
    '../../../../../node_modules/@fontsource/titan-one/files/titan-one-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/titan-one/files/titan-one-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/luckiest-guy/files/luckiest-guy-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/bungee/files/bungee-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/bungee/files/bungee-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/bungee/files/bungee-vietnamese-400-normal.woff',
    '../../../../../node_modules/@fontsource/lobster/files/lobster-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/lobster/files/lobster-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/lobster/files/lobster-vietnamese-400-normal.woff',
    '../../../../../node_modules/@fontsource/lobster/files/lobster-cyrillic-400-normal.woff',
    '../../../../../node_modules/@fontsource/lobster/files/lobster-cyrillic-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/pacifico/files/pacifico-vietnamese-400-normal.woff',
    '../../../../../node_modules/@fontsource/pacifico/files/pacifico-cyrillic-400-normal.woff',
    '../../../../../node_modules/@fontsource/pacifico/files/pacifico-cyrillic-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff',
    '../../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-ext-900-normal.woff',
    '../../../../../node_modules/@fontsource/playfair-display/files/playfair-display-vietnamese-900-normal.woff',
    '../../../../../node_modules/@fontsource/playfair-display/files/playfair-display-cyrillic-900-normal.woff',
    '../../../../../node_modules/@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/righteous/files/righteous-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/rye/files/rye-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/rye/files/rye-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/orbitron/files/orbitron-latin-900-normal.woff',
    '../../../../../node_modules/@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/press-start-2p/files/press-start-2p-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/press-start-2p/files/press-start-2p-cyrillic-400-normal.woff',
    '../../../../../node_modules/@fontsource/press-start-2p/files/press-start-2p-cyrillic-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/press-start-2p/files/press-start-2p-greek-400-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-latin-900-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-latin-ext-900-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-cyrillic-900-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-cyrillic-ext-900-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-hebrew-900-normal.woff',
    '../../../../../node_modules/@fontsource/rubik/files/rubik-arabic-900-normal.woff',
    '../../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-700-normal.woff',
    '../../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-ext-700-normal.woff',
    '../../../../../node_modules/@fontsource/fredoka/files/fredoka-hebrew-700-normal.woff',
    '../../../../../node_modules/@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
    '../../../../../node_modules/@fontsource/shrikhand/files/shrikhand-latin-ext-400-normal.woff',
    '../../../../../node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

const FOLDER = /^.*\/@fontsource\//

const URLS = new Map(Object.entries(FILES).map(([path, url]) => [path.replace(FOLDER, ''), url]))

/** URL of a file in `fontFiles`. */
export function fontUrl(file: string): string {
  const url = URLS.get(file)
  if (url === undefined) throw new Error(`the typeface file ${file} is not part of the build`)
  return url
}
