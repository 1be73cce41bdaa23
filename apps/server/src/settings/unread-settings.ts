/** Shorter names resemble too many others. */
const MIN_LENGTH = 6
const MAX_EDITS = 2

/** Unknown variables whose names resemble a setting, each with that setting. */
export function unreadSettings(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly { readonly name: string; readonly meant: string }[] {
  const settings = new Set(known)
  return Object.keys(source).flatMap((name) => {
    if (settings.has(name) || name.length < MIN_LENGTH) return []
    const meant = known.find(
      (setting) => setting.length >= MIN_LENGTH && edits(name.toUpperCase(), setting) <= MAX_EDITS,
    )
    return meant === undefined ? [] : [{ name, meant }]
  })
}

/** Edit distance between two names: letters added, removed or changed. */
function edits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_EDITS) return MAX_EDITS + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === wanted ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
