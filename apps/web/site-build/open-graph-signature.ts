/** Pixels of a picture that unfolds where a link is pasted. */
export const OPEN_GRAPH = { width: 1200, height: 630 } as const

/** The product's mark on a light tile, lower left. */
export function openGraphSignature(): Buffer {
  const { width, height } = OPEN_GRAPH
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="32" y="${height - 112}" width="80" height="80" rx="10" fill="#f7f8fa"/>
    <svg x="46" y="${height - 98}" width="52" height="52" viewBox="0 0 24 24" color="#12161c">
      <path d="M7.4 18.2 5.4 22.4M16.6 18.2l2 4.2" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>
      <path d="M4.2 1.6H12v12.6H4.2z" fill="#ff5c1f"/><path d="M12 1.6h7.8v12.6H12z" fill="currentColor"/>
      <rect x="1.6" y="15.3" width="20.8" height="2.7" rx="1.1" fill="currentColor"/>
    </svg></svg>`)
}
