const UNITS = [
  { bytes: 1e9, name: 'GB', digits: 1 },
  { bytes: 1e6, name: 'MB', digits: 1 },
  { bytes: 1e3, name: 'kB', digits: 0 },
] as const

/** A formatted file size: `1.4 MB`, `83 kB`. */
export function sizeText(bytes: number): string {
  const unit = UNITS.find((one) => bytes >= one.bytes)
  return unit ? `${(bytes / unit.bytes).toFixed(unit.digits)} ${unit.name}` : `${bytes} B`
}
