/** Pixels of the file for a picture shown so wide: as many as the screen has, up to two for one. */
export function sharpWidth(shown: number): number {
  return Math.ceil(shown * Math.min(globalThis.devicePixelRatio || 1, 2))
}
