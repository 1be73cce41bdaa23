/** A formatted count: `1,234`. */
export function numberText(count: number): string {
  return count.toLocaleString('en')
}

/** A count with its noun: `1 picture`, `1,234 pictures`. Irregular plurals are passed in. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}
