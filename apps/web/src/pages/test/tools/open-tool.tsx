import { Route, Routes } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '#web/test/studio.tsx'
import MoreToolPage from '../../more-tool.tsx'

/** A sample picture of the site: the engine drew it, and its file says so. */
export async function sample(name: 'fox-photorealistic' | 'owl-night', type = 'image/webp'): Promise<File> {
  const file = await fetch(`/samples/${name}.webp`)
  return new File([await file.blob()], `${name}.webp`, { type })
}

export async function openTool(id: string): Promise<void> {
  await showPage(
    <Routes>
      <Route path="/more/:tool" element={<MoreToolPage />} />
    </Routes>,
    { path: `/more/${id}`, signedIn: false },
  )
  await expect.element(field()).toBeInTheDocument()
}

const field = () => page.getByLabelText(/^Picture files?$/)

/** Chooses files, as a person does in the browser's dialog. */
export function choose(...files: File[]): Promise<void> {
  return field().upload(files)
}

export async function drop(on: Element, file: File): Promise<void> {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  for (const type of ['dragover', 'drop'])
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}
