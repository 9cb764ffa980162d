import { render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog'

const nothing = () => undefined

it('a question opens on its safe answer, whatever it asks', () => {
  render(
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="Delete it?"
      confirmLabel="Delete"
      cancelLabel="Back"
      onConfirm={nothing}
    >
      <a href="/terms">Terms</a>
    </ConfirmDialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }))
})

it('a form opens where it says', () => {
  render(
    <Dialog open onOpenChange={nothing} title="Write">
      <input aria-label="Subject" data-first-focus />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Subject' }))
})

it('one that goes while it is open closes first, so that nothing of it stays above the page', () => {
  const { unmount } = render(
    <Dialog open onOpenChange={nothing} title="Write">
      <input aria-label="Subject" />
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  let stoodInPage: boolean | undefined
  const close = dialog.close.bind(dialog)
  dialog.close = () => {
    stoodInPage = dialog.isConnected
    close()
  }
  expect(dialog.open).toBe(true)
  unmount()
  expect([stoodInPage, dialog.open]).toEqual([true, false])
})

it('one that was hidden while a part of it was loading is open again when that is there', async () => {
  const part = Promise.withResolvers<{ default: ComponentType }>()
  const Part = lazy(() => part.promise)
  const shown = (isPartNeeded: boolean) => (
    <Suspense fallback={null}>
      <Dialog open onOpenChange={nothing} title="Write">
        {isPartNeeded ? <Part /> : <p>Loading</p>}
      </Dialog>
    </Suspense>
  )
  const { rerender } = render(shown(false))
  rerender(shown(true))
  part.resolve({ default: () => <p>The part</p> })
  await screen.findByText('The part')
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})
