import { useEffect, useEffectEvent, useState } from 'react'

/** Hands over files that are dropped or pasted anywhere on the page. Answers whether some are being dragged over it. */
export function useGivenFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const give = useEffectEvent((event: Event, given: DataTransfer | null) => {
    if (event.defaultPrevented || !given?.types.includes('Files')) return
    event.preventDefault()
    take([...given.files])
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Or the browser would leave the page for what is dropped.
      event.preventDefault()
      setIsOver(true)
    }
    function leave(event: DragEvent) {
      // From one element into the next there is a target to come; out of the window there is none.
      if (event.relatedTarget === null) setIsOver(false)
    }
    function drop(event: DragEvent) {
      setIsOver(false)
      give(event, event.dataTransfer)
    }
    document.addEventListener('dragover', hover, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', (event) => give(event, event.clipboardData), { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
