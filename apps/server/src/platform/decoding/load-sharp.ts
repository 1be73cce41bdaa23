/**
 * The library that reads pictures, from its first use on. It would keep what its last hundred steps made, of a large AVIF 200 MB each, for a
 * second time that never comes: each file is read once.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
