type MarkdownNode = {
  readonly type: string
  readonly depth?: number
  readonly value?: string
  readonly url?: string
  readonly children?: MarkdownNode[]
  data?: { hName?: string; hProperties?: Record<string, string> }
}

/** Gives every second-level heading of a text an address, and puts a list of them at the text's beginning. */
export function tableOfContents() {
  return (tree: MarkdownNode) => {
    const entries: MarkdownNode[] = []
    for (const node of tree.children ?? []) {
      if (node.type !== 'heading' || node.depth !== 2) continue
      const title = textOf(node)
      const id = title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
      node.data = { hProperties: { id } }
      const link = { type: 'link', url: `#${id}`, children: [{ type: 'text', value: title }] }
      entries.push({ type: 'listItem', children: [link] })
    }
    const list = { type: 'list', children: entries, data: { hName: 'ol' } }
    tree.children?.unshift({
      type: 'blockquote',
      children: [list],
      data: { hName: 'nav', hProperties: { 'aria-label': 'On this page' } },
    })
  }
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
