import type { UseFormRegisterReturn } from 'react-hook-form'
import { texts } from '../../../../lib/texts'

const kinds = ['customer', 'seller'] as const

/** Merchant or provider, as two large radio buttons. */
export function AccountKindChoice({ registration }: { registration: UseFormRegisterReturn }) {
  const words = texts.auth.register
  const labels = {
    customer: { label: words.customer, hint: words.customerHint },
    seller: { label: words.seller, hint: words.sellerHint },
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.kind}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="rounded-card border-input bg-card has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-ring flex min-h-14 cursor-pointer items-center gap-3 border px-4 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input type="radio" value={kind} className="accent-primary size-4 outline-none" {...registration} />
            <span className="text-sm">
              <span className="block font-semibold">{labels[kind].label}</span>
              <span className="text-muted-foreground text-xs">{labels[kind].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
