/** Loads the picture library on first use. Its operation cache is turned off: it would keep 200 MB for each large AVIF, and each file is read once. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
