import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog, Dialog } from '@stackyard/shared/ui/dialog'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

const words = secondFactorTexts.recovery

/** Recovery codes, shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const text = codes?.join('\n') ?? ''
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notifyDone(words.copied)
  }
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="outline" onClick={() => saveFile(new File([text], words.file, { type: 'text/plain' }))}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-2 font-mono text-sm sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** How many recovery codes are left, and new ones in their place. */
export function RenewCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const renewing = useMutation({
    mutationFn: async () => (await client.ownSecondFactor.renewRecoveryCodes({})).results.recoveryCodes,
    onSuccess: onCodes,
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: async () => {
      setAsked(false)
      await queryClient.invalidateQueries({ queryKey: apiQuery.ownSecondFactor.key() })
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">{words.left(left)}</p>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.renewTitle}
        confirmLabel={words.renew}
        cancelLabel={texts.actions.back}
        busy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
      >
        <p className="text-sm">{words.renewBody}</p>
      </ConfirmDialog>
    </div>
  )
}
