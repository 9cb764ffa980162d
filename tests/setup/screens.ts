import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { endSession } from '../../marketplace-app/src/lib/session'

// What a component shows after a while is waited for, also on a machine with much else to do.
configure({ asyncUtilTimeout: 15_000 })

// What was said in a toast is asked for by `expect(toast.success)`; each test begins in silence.
beforeEach(() => {
  for (const kind of ['success', 'error', 'warning', 'info'] as const) vi.spyOn(toast, kind).mockClear()
})

// Each test of a component begins with an empty document.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// Files share the document and the modules: what one leaves at its edges would be the next one's beginning. A part that is
// still loading when its file ends would fail without one.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  endSession()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
  history.replaceState(null, '', '/')
})
