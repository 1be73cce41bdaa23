/**
 * Gives elements the styles that the build has moved into the page's style block (site-build/move-styles.ts) as their own, which is how the
 * program expects to find them; what was set meanwhile stays. Copies of a template that are made later still find the block.
 */
export function ownStyles(): void {
  for (const rule of document.querySelector<HTMLStyleElement>('#styles')?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText + element.style.cssText
        element.removeAttribute('data-s')
      }
}
