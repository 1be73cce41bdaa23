import { Command, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { AllowanceCard } from '#web/features/usage/allowance-card.tsx'
import { BackCloses } from '#web/shared/ui/back-closes.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { useReturnFocus } from '#web/shared/ui/focus/use-return-focus.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { HeaderSearch } from './header-search.tsx'
import { NavigationList } from './navigation-list.tsx'
import { openWindow } from './shell-window.store.ts'
import { useDrawer } from './sidebar.store.ts'

/** The sidebar on phones. */
export function Drawer() {
  const { open } = useDrawer()
  const close = () => useDrawer.setState({ open: false })
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => useDrawer.setState({ open: next })}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-[rgb(8_10_13/.55)]" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="slide-in fixed inset-y-0 left-0 z-40 flex w-[min(300px,86vw)] flex-col overflow-auto bg-bench px-3 pb-4 shadow-3 outline-none"
        >
          <BackCloses onBack={close} />
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-14 flex-none items-center justify-between">
            <Logo />
            <Dialog.Close asChild>
              <IconButton label="Close menu">
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <HeaderSearch className="mb-2" onSearch={close} />
          <Button
            variant="quiet"
            className="mb-1 flex-none justify-start! px-2"
            onClick={() => {
              close()
              openWindow('palette')
            }}
          >
            <Command size={16} aria-hidden="true" />
            Search and commands
          </Button>
          <nav aria-label="Main">
            <NavigationList onFollow={close} />
          </nav>
          <div className="mt-auto pt-4">
            <AllowanceCard />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
