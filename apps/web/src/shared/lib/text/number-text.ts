/** A count as people read it: `1,234`. */
export function numberText(count: number): string {
  return count.toLocaleString('en')
}

/** The count with what is counted: `1 picture`, `1,234 pictures`. Words whose plural is no added s bring it along. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}
