import { AllowanceCard } from '#web/features/usage/allowance-card.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { NavigationList } from './navigation-list.tsx'

/** Hidden on phones, where the drawer has the same links. */
export function Sidebar() {
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      className="folds no-scrollbar row-span-2 flex flex-col overflow-auto border-r border-line bg-bench px-2.5 pb-2.5 max-md:hidden"
    >
      <Logo className="h-(--header) flex-none px-1.5 folded:overflow-hidden folded:px-0 folded:[font-size:0] folded:justify-center" />
      <NavigationList />
      <div className="mt-auto pt-3 folded:hidden">
        <AllowanceCard />
      </div>
    </nav>
  )
}
