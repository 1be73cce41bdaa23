import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { BackCloses } from './back-closes.tsx'

type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="rise popover-card quiet-scroll z-40 grid max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(360px,calc(100vw-16px))] min-w-48 grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-3 p-1 outline-none"
        >
          <BackCloses />
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Class of an item, for `DropdownMenu.Item` or the link inside it. */
const ITEM =
  'flex h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2 font-medium text-ink-2 -outline-offset-2 data-highlighted:bg-hover data-highlighted:text-ink max-md:h-11'

type MenuItemProps = {
  readonly onSelect?: () => void
  /** With this, its only child is a link that becomes the item. */
  readonly asChild?: boolean
  readonly children: ReactNode
}

export function MenuItem({ onSelect, asChild = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item asChild={asChild} className={ITEM} {...(onSelect && { onSelect })}>
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return (
    <DropdownMenu.Label className="truncate border-b border-line px-2 pt-1 pb-2 text-12 text-ink-3">
      {children}
    </DropdownMenu.Label>
  )
}

type MenuCheckProps = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** A checkbox item; the menu stays open. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <span aria-hidden="true" className="grid size-4 flex-none place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check size={14} />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  )
}
