import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Handles files dropped or pasted anywhere on the page; by default the browser would navigate to a dropped picture. Returns whether files are
 * being dragged over the page.
 */
export function usePageFiles(take: (files: readonly File[], given: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent((event: Event, given: DataTransfer | null) => {
    if (event.defaultPrevented || !given?.types.includes('Files')) return
    event.preventDefault()
    take([...given.files], given)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function handleDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    function handleDragLeave(event: DragEvent) {
      // Leaving for another element has a related target; leaving the window has none.
      if (event.relatedTarget === null) setOver(false)
    }
    function handleDrop(event: DragEvent) {
      setOver(false)
      give(event, event.dataTransfer)
    }
    function handlePaste(event: ClipboardEvent) {
      if (!isTextMeant(event)) give(event, event.clipboardData)
    }
    document.addEventListener('dragover', handleDragOver, { signal })
    document.addEventListener('dragleave', handleDragLeave, { signal })
    document.addEventListener('drop', handleDrop, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}

/** Word processors add a picture of copied text: text fields want the text. */
function isTextMeant({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && clipboardData?.types.includes('text/plain') === true
}
