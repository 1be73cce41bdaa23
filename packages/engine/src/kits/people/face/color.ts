/** "#rrggbb" made darker or lighter by `factor`, warmer by `warm`, with an alpha: a canvas color. */
export function tint(hex: string, factor: number, warm = 0, alpha = 1): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number, add: number) => Math.max(0, Math.min(255, Math.round(((value >> shift) & 255) * factor + add)))
  return `rgba(${channel(16, warm * 30)},${channel(8, 0)},${channel(0, -warm * 10)},${alpha})`
}

/** Perceived lightness 0 … 1. */
export function lightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255
}

/** A color `share` of the way from one to the other, as "#rrggbb". */
export function between(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16))
  const channel = (shift: number) => {
    const [low, high] = [(a >> shift) & 255, (b >> shift) & 255]
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(16)}${channel(8)}${channel(0)}`
}
