const ATTRIBUTE = / style="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * Moves the `style` attributes of a page into one block in its head, which the content security policy allows by its hash; it refuses
 * attributes. Scripts may set styles, so app/boot/own-styles.ts moves them back onto the elements.
 */
export function moveStyles(html: string): string {
  const names = new Map<string, string>()
  const moved = html.replace(ATTRIBUTE, (_, escaped: string) => {
    const style = escaped.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    if (/[<{}]/.test(style)) throw new Error(`A style would end its block: ${style}`)
    const name = names.get(style) ?? `s${names.size}`
    names.set(style, name)
    return ` data-s="${name}"`
  })
  if (/\sstyle=/.test(moved.replace(/<script[\s\S]*?<\/script>/g, '')))
    throw new Error('The framework writes styles differently now: mend moveStyles.')
  const rules = [...names].map(([style, name]) => `[data-s=${name}]{${style}}`)
  return rules.length === 0
    ? html
    : moved.replace('</head>', `<style id="styles">${rules.join('')}</style></head>`)
}
