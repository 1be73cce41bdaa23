import { Check } from 'lucide-react'

const HANDLE = 'absolute z-3 size-[9px] border-2 border-select bg-white'

/** The four corners of the selection box; its frame is the utility `selected` on the parent. */
export function SelectionHandles() {
  return (
    <span aria-hidden="true">
      <i className={`${HANDLE} -top-1 -left-1`} />
      <i className={`${HANDLE} -top-1 -right-1`} />
      <i className={`${HANDLE} -bottom-1 -left-1`} />
      <i className={`${HANDLE} -right-1 -bottom-1`} />
    </span>
  )
}

export function SelectionTick() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1.5 right-1.5 z-3 grid size-5 place-items-center rounded-[3px] bg-select text-white shadow-[0_0_0_1.5px_#fff]"
    >
      <Check size={14} />
    </span>
  )
}
