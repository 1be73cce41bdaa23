/** A part that both texts share, or one where they differ. */
export type DiffPart =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'change'; readonly removed: string; readonly added: string }

/** Max words for a detailed comparison, whose table grows quadratically. */
const MAX_WORDS = 400

/** Words with trailing spaces, which join to the text. A comma is separate, so that phrases can be accepted one by one. */
function wordsOf(text: string): string[] {
  return text.match(/,\s*|[^\s,]+\s*|\s+/g) ?? []
}

const bare = (word: string) => word.trim()

/**
 * Word differences of two texts (longest common subsequence). Shared and changed parts alternate, except that an addition of several phrases is
 * one part for each.
 */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  if (a.length > MAX_WORDS || b.length > MAX_WORDS)
    return before === after
      ? [{ kind: 'same', text: after }]
      : [{ kind: 'change', removed: before, added: after }]
  const steps = stepsBetween(a, b)
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed || added) parts.push(...phrases(removed, added))
    removed = ''
    added = ''
  }
  for (const { kind, word } of steps) {
    if (kind === 'removed') removed += word
    else if (kind === 'added') added += word
    else {
      close()
      const last = parts.at(-1)
      if (last?.kind === 'same') parts[parts.length - 1] = { kind: 'same', text: last.text + word }
      else parts.push({ kind: 'same', text: word })
    }
  }
  close()
  return parts
}

type Step = { readonly kind: 'same' | 'removed' | 'added'; readonly word: string }

function stepsBetween(a: readonly string[], b: readonly string[]): readonly Step[] {
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        bare(a[i] ?? '') === bare(b[j] ?? '') ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const steps: Step[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && right !== undefined && bare(left) === bare(right)) {
      steps.push({ kind: 'same', word: right })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'removed', word: left })
      i += 1
    } else {
      steps.push({ kind: 'added', word: right ?? '' })
      j += 1
    }
  }
  return steps
}

/** Splits an addition into phrases, each starting with its comma. */
function phrases(removed: string, added: string): readonly DiffPart[] {
  if (removed) return [{ kind: 'change', removed, added }]
  const parts = added.match(/,\s*[^,]*|[^,]+/g) ?? [added]
  return parts.map((part) => ({ kind: 'change', removed: '', added: part }))
}

/** The text with only the accepted changes; `accepted` holds indexes of parts. */
export function applyDiff(parts: readonly DiffPart[], accepted: ReadonlySet<number>): string {
  return parts
    .map((part, index) =>
      part.kind === 'same' ? part.text : accepted.has(index) ? part.added : part.removed,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
}
