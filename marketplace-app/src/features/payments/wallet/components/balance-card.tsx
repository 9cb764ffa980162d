import { formatMicros } from '@stackyard/shared/domain/micros'
import type { WalletBalance } from '@stackyard/shared/schema/wallet'
import { Notice } from '../../../../components/notice'
import { walletTexts } from '../../../../lib/texts/wallet'

const words = walletTexts.balance

/** What can be spent, what campaigns have set aside, and a debt where there is one. */
export function BalanceCard({ balance }: { balance: WalletBalance }) {
  const { balanceMicros, reservedMicros, debtMicros } = balance
  return (
    <section aria-labelledby="credit-title" className="rounded-card bg-card flex flex-col border">
      <h2 id="credit-title" className="sr-only">
        {words.title}
      </h2>
      <dl className="grid flex-1 grid-cols-1 sm:grid-cols-2">
        <div className="flex flex-col px-6 py-5">
          <dt className="text-muted-foreground text-sm font-semibold">{words.available}</dt>
          <dd className="font-display order-2 mt-1 text-3xl font-semibold tabular-nums">
            {formatMicros(balanceMicros)}
          </dd>
          <dd className="text-muted-foreground order-3 mt-1 text-sm">{words.availableHint}</dd>
        </div>
        <div className="flex flex-col border-t px-6 py-5 sm:border-s sm:border-t-0">
          <dt className="text-muted-foreground text-sm font-semibold">{words.reserved}</dt>
          <dd className="font-display order-2 mt-1 text-3xl font-semibold tabular-nums">
            {formatMicros(reservedMicros)}
          </dd>
          <dd className="text-muted-foreground order-3 mt-1 text-sm">{words.reservedHint}</dd>
        </div>
      </dl>
      {debtMicros > 0 ? (
        <div className="border-t px-6 py-5">
          <Notice tone="warning" title={words.debtTitle(formatMicros(debtMicros))}>
            {words.debtText}
          </Notice>
        </div>
      ) : null}
    </section>
  )
}
