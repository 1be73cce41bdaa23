import { useEffect, useRef, useState } from 'react'

/**
 * Hands over a file that is dropped or pasted anywhere on the page: a drop that nobody takes would have the browser leave the page for the
 * picture. Answers whether a file is being dragged over the page.
 */
export function usePageFiles(take: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function handleDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragging(true)
    }
    function handleDragLeave(event: DragEvent) {
      // From one element into the next there is a target to come; out of the window there is none.
      if (event.relatedTarget === null) setDragging(false)
    }
    function handleDrop(event: DragEvent) {
      setDragging(false)
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) latest.current(file)
    }
    function handlePaste(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? []
      if (event.defaultPrevented || !file || isTextMeant(event)) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('dragover', handleDragOver, { signal })
    document.addEventListener('dragleave', handleDragLeave, { signal })
    document.addEventListener('drop', handleDrop, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => listening.abort()
  }, [])
  return isDragging
}

/** Word processors put a picture of the words beside the words: a text field wants these. */
function isTextMeant({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && clipboardData?.types.includes('text/plain') === true
}
