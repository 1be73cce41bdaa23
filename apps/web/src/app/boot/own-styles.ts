/**
 * Moves the styles that the build collected in the page's style block (site-build/move-styles.ts) back onto the elements, where hydration
 * expects them; styles set in the meantime win. Template copies made later still use the block.
 */
export function ownStyles(): void {
  for (const rule of document.querySelector<HTMLStyleElement>('#styles')?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText + element.style.cssText
        element.removeAttribute('data-s')
      }
}
