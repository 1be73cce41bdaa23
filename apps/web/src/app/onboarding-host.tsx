import { TIMING } from '@easel/contract/limits'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isOnboardingCompleted } from '#web/features/onboarding/onboarding.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

const OnboardingDialog = lazy(() =>
  loadChunk(() => import('#web/features/onboarding/onboarding-dialog.tsx')).then((module) => ({
    default: module.OnboardingDialog,
  })),
)

/** Greets a first visit after a second; nobody else loads its code. */
export function OnboardingHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (isOnboardingCompleted()) return
    const timer = setTimeout(() => setWanted(true), TIMING.onboardingDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <OnboardingDialog />
    </Suspense>
  )
}
