import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'

/** the dialog after the account was made from somebody's link; Close goes on to sign-in. */
export function SubmittedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('rfp.submitted.title')}
      footer={
        <Button data-first-focus onClick={onClose}>
          {text('rfp.submitted.close')}
        </Button>
      }
    >
      <p>{text('rfp.submitted.body')}</p>
    </Dialog>
  )
}
