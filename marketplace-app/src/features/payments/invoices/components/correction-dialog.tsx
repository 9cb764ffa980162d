import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { invoiceTexts } from '../../../../lib/texts/invoices'

const words = invoiceTexts.page.correction
const fields = [
  ['company', 120],
  ['address', 300],
  ['taxId', 40],
  ['poNumber', 40],
] as const

/** What a corrected copy of an invoice says instead of the buyer's particulars. */
export function CorrectionDialog({ invoice, onClose }: { invoice: InvoiceDocument; onClose: () => void }) {
  const { buyer, poNumber } = invoice
  const [values, setValues] = useState({
    company: buyer.company,
    address: buyer.address,
    taxId: buyer.taxId,
    poNumber: poNumber ?? '',
  })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const correct = useMutation({
    mutationFn: () => client.invoices.correct({ id: invoice.id, ...values }),
    onSuccess: async ({ results }) => {
      notifyDone(words.done, { failed: words.failed })
      onClose()
      await queries.invalidateQueries({ queryKey: apiQuery.invoices.key() })
      await navigate({ to: '/dashboard/invoices/$id', params: { id: String(results.id) } })
    },
    onError: (error) => notifyFailure(words.failed, error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} title={invoiceTexts.page.correct} description={words.lead}>
      <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
        {fields.map(([name, most]) => (
          <Field key={name} label={words[name]}>
            {(control) => (
              <Input
                {...control}
                maxLength={most}
                autoComplete="off"
                value={values[name]}
                onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
              />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={correct.isPending}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
