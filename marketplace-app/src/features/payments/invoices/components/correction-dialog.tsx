import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { InvoiceCorrection, type InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { FieldsDialog } from '../../../../components/fields-dialog'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
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
  const { id, buyer, poNumber } = invoice
  const before = { ...buyer, poNumber: poNumber ?? '' }
  const queries = useQueryClient()
  const navigate = useNavigate()
  const correct = useMutation({
    mutationFn: (correction: InvoiceCorrection) => client.invoices.correct(correction),
    onSuccess: async ({ results }) => {
      notifyDone(words.done, { failed: words.failed })
      onClose()
      await queries.invalidateQueries({ queryKey: apiQuery.invoices.key() })
      await navigate({ to: '/dashboard/invoices/$id', params: { id: String(results.id) } })
    },
  })
  return (
    <FieldsDialog
      title={invoiceTexts.page.correct}
      lead={words.lead}
      cancel={words.cancel}
      send={words.confirm}
      schema={InvoiceCorrection}
      values={(typed) => ({ id, ...typed })}
      saving={correct}
      onClose={onClose}
    >
      {(errorOf) =>
        fields.map(([name, most]) => (
          <Field key={name} label={words[name]} className="sm:col-span-2" {...errorOf(name)}>
            {(control) => (
              <Input {...control} name={name} maxLength={most} autoComplete="off" defaultValue={before[name]} />
            )}
          </Field>
        ))
      }
    </FieldsDialog>
  )
}
