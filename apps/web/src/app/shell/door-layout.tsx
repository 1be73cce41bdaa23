import { Outlet } from 'react-router'
import { DevelopmentMode } from './development-mode.tsx'

/** Where people come in: nothing but the page and, where it is due, the warning above it. */
export default function DoorLayout() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <DevelopmentMode className="h-7" />
      <Outlet />
    </div>
  )
}
