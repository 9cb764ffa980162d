import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShortlistDetail } from '@stackyard/shared/schema/shortlist'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { copyAddress } from '../../../../lib/copy-address'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { savedTexts } from '../../../../lib/texts/saved'

const words = savedTexts.shortlists

export type ShareDialogProps = { list: ShortlistDetail; refresh: () => Promise<void>; onClose: () => void }

/** The link to a shortlist: created, copied once, revoked. */
export function ShareDialog({ list, refresh, onClose }: ShareDialogProps) {
  const [showsNotes, setShowsNotes] = useState(list.linkShowsNotes)
  const making = useMutation({
    mutationFn: async () => client.shortlist.link({ id: list.id, showsNotes }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  const revoking = useMutation({
    mutationFn: async () => client.shortlist.unlink({ id: list.id }),
    onSuccess: () => {
      making.reset()
      notifyDone(words.revoked)
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  const address = making.data ? `${location.origin}${making.data.results.path}` : null
  return (
    <Dialog open onOpenChange={onClose} title={words.share} description={words.shareLead}>
      <Checkbox
        label={words.showsNotes}
        checked={showsNotes}
        onChange={(event) => setShowsNotes(event.target.checked)}
      />
      {address ? (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Field label={words.link} className="min-w-0 flex-1 basis-56">
            {(control) => (
              <Input {...control} readOnly dir="ltr" value={address} onFocus={(event) => event.target.select()} />
            )}
          </Field>
          <Button onClick={() => void copyAddress(address, 'copyLink.success', 'copyLink.error')}>{words.copy}</Button>
        </div>
      ) : null}
      {list.isLinked && !address ? <p className="text-muted-foreground mt-2 text-sm">{words.newLinkHint}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant={address ? 'outline' : 'primary'} disabled={making.isPending} onClick={() => making.mutate()}>
          {list.isLinked ? words.newLink : words.makeLink}
        </Button>
        {list.isLinked ? (
          <Button variant="ghost" disabled={revoking.isPending} onClick={() => revoking.mutate()}>
            {words.revoke}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
