import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { SelectField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { peopleTexts } from '../../../../lib/texts/people'

const words = peopleTexts.claims

/** Links a managed profile to a person who claimed one: 'Claim to existing user'. */
export function ClaimExisting({ managerId, onClose }: { managerId: number; onClose: () => void }) {
  const [chosen, setChosen] = useState('')
  const queryClient = useQueryClient()
  const people = useQuery(apiQuery.claim.unclaimedUsers.queryOptions({ input: {} }))
  const claim = useMutation({
    mutationFn: () => client.claim.claimExisting({ data: { unclaimUser: Number(chosen), managerId } }),
    onSuccess: () => {
      onClose()
      notifyDone(words.granted)
    },
    onError: (error) => notifyFailure(text('claimExisting.error'), error),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQuery.claim.key() })
      await queryClient.invalidateQueries({ queryKey: apiQuery.adminUser.key() })
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('claimExisting.title')}
      confirmLabel={words.handOver}
      cancelLabel={texts.actions.back}
      busy={claim.isPending}
      onConfirm={() => {
        if (chosen) claim.mutate()
      }}
    >
      {people.isError ? (
        <p role="alert" className="text-danger-ink text-sm">
          {text('claimExisting.load.error')}
        </p>
      ) : (
        <SelectField
          label={text('claimExisting.select')}
          placeholder={words.choose}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={(people.data?.results ?? []).map(({ id, firstName, lastName, email }) => ({
            value: String(id),
            label: `${firstName} ${lastName} ${email}`,
          }))}
        />
      )}
    </ConfirmDialog>
  )
}
