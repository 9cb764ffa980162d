import type { ReactNode } from 'react'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { PersonHead } from '@stackyard/shared/schema/person-page'
import { formatDate, formatDateTime, listed } from '../../../../lib/format'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { personPageTexts } from '../../../../lib/texts/person-page'

const words = personPageTexts.facts

/** Plan, wallet, ways in and checks of a person. */
export function PersonFacts({ head }: { head: PersonHead }) {
  const { person, wallet, pendingEmail } = head
  return (
    <dl
      aria-label={words.title}
      className="rounded-card bg-card grid grid-cols-1 gap-x-6 gap-y-5 border p-5 min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
    >
      <Fact label={words.plan} value={head.planName} detail={planDetail(head)} />
      {wallet ? (
        <Fact
          label={words.wallet}
          value={formatDollars(wallet.balance)}
          detail={words.walletDetail(formatDollars(wallet.reserved), formatDollars(wallet.spent))}
          alarm={wallet.debt > 0 ? words.debt(formatDollars(wallet.debt)) : undefined}
        />
      ) : null}
      <Fact label={words.signIn} value={waysIn(head)} detail={lastSignIn(head)} />
      <Fact label={words.identity} value={person.kycVerified ? words.verified : words.notVerified} />
      <Fact
        label={words.email}
        value={person.isEmailVerified ? words.emailVerified : words.emailNotVerified}
        detail={pendingEmail ? words.pendingEmail(pendingEmail) : ''}
      />
      <Fact label={words.joined} value={formatDate(person.createdAt)} />
    </dl>
  )
}

const planDetail = ({ membership: { source, currentPeriodEnd } }: PersonHead): string =>
  [words.planSource[source], currentPeriodEnd ? words.planUntil(formatDate(currentPeriodEnd)) : '']
    .filter(Boolean)
    .join(' · ')

const providerNames: Readonly<Record<string, string>> = ownAccountTexts.links.names

const waysIn = ({ hasPassword, providers, secondFactors }: PersonHead): string =>
  listed(
    [
      hasPassword ? words.password : '',
      ...providers.map((provider) => providerNames[provider] ?? provider),
      secondFactors > 0 ? words.secondFactor : '',
    ].filter(Boolean),
  ) || words.none

const lastSignIn = ({ lastSignInAt }: PersonHead): string =>
  lastSignInAt ? words.lastSignIn(formatDateTime(lastSignInAt)) : words.never

type FactProps = { label: string; value: ReactNode; detail?: string; alarm?: string | undefined }

function Fact({ label, value, detail, alarm }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="mt-0.5">
        <span className="block font-semibold wrap-anywhere tabular-nums first-letter:uppercase">{value}</span>
        {detail ? <span className="text-muted-foreground block text-sm wrap-anywhere">{detail}</span> : null}
        {alarm ? <span className="text-danger-ink block text-sm">{alarm}</span> : null}
      </dd>
    </div>
  )
}
