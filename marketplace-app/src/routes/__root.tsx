import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { StagingBanner } from '../components/test-mode-banner'
import { proofQuestionAtom } from '../lib/step-up'

const Toaster = lazy(async () => ({ default: (await import('../components/toaster')).Toaster }))
const StepUpDialog = lazy(async () => ({ default: (await import('../components/step-up-dialog')).StepUpDialog }))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <StagingBanner />
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
      <ProofQuestion />
    </>
  ),
})

/** Stands here, so that it lies over whatever dialog asked. */
function ProofQuestion() {
  const question = useAtomValue(proofQuestionAtom)
  return question ? (
    <Suspense>
      <StepUpDialog settle={question.settle} />
    </Suspense>
  ) : null
}
