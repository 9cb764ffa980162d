import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { moneyTexts } from '../../../../lib/texts/money'

const words = moneyTexts.transactions.invoice

/** The customer's own number of the purchase, which can be changed until the payment is taken. */
export function PoNumber({ transaction, canChange }: { transaction: Transaction; canChange: boolean }) {
  const { id, poNumber } = transaction
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState(poNumber ?? '')
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => client.transaction.poNumber({ id, poNumber: value.trim() }),
    onSuccess: async () => {
      setOpen(false)
      notifyDone(words.poSaved, { failed: words.poFailed })
      await queries.invalidateQueries({ queryKey: apiQuery.transaction.key() })
    },
    onError: (error) => notifyFailure(words.poFailed, error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  if (!canChange && !poNumber) return null
  if (!isOpen)
    return (
      <p className="mb-3 flex flex-wrap items-center gap-x-3">
        <span className="text-muted-foreground">{words.po}</span>
        <span className="font-semibold break-all">{poNumber ?? words.poNone}</span>
        {canChange ? (
          <Button variant="link" size="sm" onClick={() => setOpen(true)}>
            {words.poChange}
          </Button>
        ) : null}
      </p>
    )
  return (
    <form className="mb-4 grid grid-cols-1 gap-3" onSubmit={submit}>
      <Field label={words.po}>
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={save.isPending}>
          {words.poSave}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setOpen(false)}>
          {words.poCancel}
        </Button>
      </div>
    </form>
  )
}
