import { useEffect } from 'react'

/**
 * Replaces the library of this name under Radix's dialogs and menus (vite.config.ts), which inserts a style element that the page's policy
 * refuses; adopted style sheets are allowed. As in the original, the first layer's rules apply until the last is gone.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined
  let shown = 0

  function show(styles: string): () => void {
    if (shown === 0) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    }
    shown += 1
    return () => {
      shown -= 1
      if (shown === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the library's shape; a caller makes one and keeps it.
  return function AdoptedStyles({
    styles,
    dynamic,
  }: {
    readonly styles: string
    readonly dynamic?: boolean
  }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the library, only dynamic styles follow their text.
    useEffect(() => show(styles), [styles && dynamic])
    return null
  }
}
