import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BoardInvitation, SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { savedDraft, type DraftWarehouse } from './request-draft'
import { SectionCard } from './section-card'
import { WarehousePicker } from './warehouse-picker'

const words = sourcingTexts.invited

/** The warehouses that were asked: more can be added, and those that didn't answer can be taken back. */
export function InvitedList({ board }: { board: SourcingBoard }) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <SectionCard title={words.title}>
      <ul className="divide-y">
        {board.invitations.map((invitation) => (
          <Invitation key={invitation.warehouseId} id={board.id} invitation={invitation} />
        ))}
      </ul>
      {board.actions.includes('invite') ? (
        <div className="mt-4">
          {isAdding ? (
            <AddWarehouses board={board} onDone={() => setIsAdding(false)} />
          ) : (
            <Button variant="outline" onClick={() => setIsAdding(true)}>
              {words.add}
            </Button>
          )}
        </div>
      ) : null}
    </SectionCard>
  )
}

function Invitation({ id, invitation }: { id: number; invitation: BoardInvitation }) {
  const { warehouseId, name, city, sellerName, withdrawnAt, canWithdraw } = invitation
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => client.sourcing.uninvite({ id, warehouseId }),
    onSuccess: () => notifyDone(words.done),
    onError: (error) => notifyFailure(words.withdrawFailed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0 break-words">
        {name}
        <span className="text-muted-foreground block">{[sellerName, city].filter(Boolean).join(', ')}</span>
      </span>
      {withdrawnAt ? <Badge tone="neutral">{words.withdrawn}</Badge> : null}
      {canWithdraw ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.withdrawOf(name)}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {words.withdraw}
        </Button>
      ) : null}
    </li>
  )
}

function AddWarehouses({ board, onDone }: { board: SourcingBoard; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly DraftWarehouse[]>([])
  const invite = useMutation({
    mutationFn: () => client.sourcing.invite({ id: board.id, warehouseIds: chosen.map(({ id }) => id) }),
    onSuccess: () => {
      notifyDone(words.added)
      onDone()
    },
    onError: (error) => notifyFailure(words.addFailed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const taken = board.invitations.map(({ warehouseId }) => warehouseId)
  return (
    <div className="grid gap-4">
      <WarehousePicker lot={savedDraft(board).lots[0]} chosen={chosen} taken={taken} onChange={setChosen} />
      <div>
        <Button busy={invite.isPending} disabled={chosen.length === 0} onClick={() => invite.mutate()}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}
