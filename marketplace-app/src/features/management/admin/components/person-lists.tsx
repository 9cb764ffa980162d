import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCents, formatDollars } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import type { PersonCampaign, PersonListing, PersonOrder, PersonRequest } from '@stackyard/shared/schema/person-page'
import type { WalletEntry } from '@stackyard/shared/schema/wallet'
import { Badge } from '@stackyard/shared/ui/badge'
import { documentPath, listingPath } from '@stackyard/shared/ui/say'
import type { Column } from '../../../../components/data-table'
import { apiQuery } from '../../../../lib/api'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { campaignStatusNames, campaignTypeNames } from '../../../../lib/texts/campaign-words'
import { personPageTexts as words } from '../../../../lib/texts/person-page'
import { walletTexts } from '../../../../lib/texts/wallet'
import { pageOfPerson } from '../person-queries'
import { PersonTable } from './person-table'
import type { PersonTabProps } from './person-tabs'

const heads = words.columns
const strong = 'font-semibold underline-offset-4 hover:underline wrap-anywhere'

const ToPerson = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link to="/dashboard/people/$id" params={{ id: String(id) }} className="underline-offset-4 hover:underline">
    {children}
  </Link>
)

const orderColumns: readonly [Column<PersonOrder>, ...Column<PersonOrder>[]] = [
  {
    label: heads.order,
    cell: ({ id, listing }) => (
      <Link to="/dashboard/transactions/$id" params={{ id: String(id) }} className={strong}>
        {words.columns.orderNumber(id)}
        <span className="text-muted-foreground block font-normal">{listing}</span>
      </Link>
    ),
  },
  { label: heads.role, cell: ({ role }) => words.roles[role] },
  { label: heads.other, cell: ({ otherId, otherName }) => <ToPerson id={otherId}>{otherName}</ToPerson> },
  { label: heads.status, cell: ({ status }) => <Badge>{text(`transaction.status.${status}`)}</Badge> },
  { label: heads.payment, cell: ({ paymentState }) => text(`transaction.payment.${paymentState}`) },
  { label: heads.amount, isNumeric: true, cell: ({ amountCents }) => formatCents(amountCents) },
  { label: heads.date, cell: ({ createdAt }) => formatDate(createdAt) },
]

export function PersonOrders({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.orders.queryOptions(pageOfPerson(id, page)))
  return <PersonTable tab="orders" query={query} page={page} onPage={onPage} columns={orderColumns} keyOf={byId} />
}

const byId = ({ id }: { id: number | string }) => id

const listingState = ({ isDraft, visible }: PersonListing) =>
  isDraft ? words.listing.draft : visible ? words.listing.live : words.listing.hidden

const listingColumns: readonly [Column<PersonListing>, ...Column<PersonListing>[]] = [
  {
    label: heads.listing,
    cell: ({ slug, name, kind }) => (
      <>
        {slug ? (
          <a href={kind === 'warehouse' ? listingPath(slug) : documentPath(`/services/${slug}`)} className={strong}>
            {name}
          </a>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <span className="text-muted-foreground block">{words.listing[kind]}</span>
      </>
    ),
  },
  { label: heads.place, cell: ({ place }) => place },
  {
    label: heads.state,
    cell: (listing) => (
      <span className="flex flex-wrap gap-1">
        <Badge>{listingState(listing)}</Badge>
        {listing.isVerified ? <Badge tone="success">{words.listing.verified}</Badge> : null}
        {listing.isFeatured ? <Badge tone="brand">{words.listing.spotlight}</Badge> : null}
      </span>
    ),
  },
  { label: heads.updated, cell: ({ updatedAt }) => formatDate(updatedAt) },
]

export function PersonListings({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.listings.queryOptions(pageOfPerson(id, page)))
  return (
    <PersonTable
      tab="listings"
      query={query}
      page={page}
      onPage={onPage}
      columns={listingColumns}
      keyOf={({ kind, id: key }) => `${kind} ${key}`}
    />
  )
}

const invoiceColumns: readonly [Column<Invoice>, ...Column<Invoice>[]] = [
  { label: heads.invoice, cell: ({ number }) => <span className="font-mono">{number}</span> },
  { label: heads.what, isLong: true, cell: ({ description }) => description },
  { label: heads.status, cell: ({ status }) => <Badge>{words.invoice[status]}</Badge> },
  { label: heads.amount, isNumeric: true, cell: ({ totalCents }) => formatCents(totalCents) },
  { label: heads.date, cell: ({ issuedAt }) => formatDate(issuedAt) },
]

export function PersonInvoices({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.invoices.queryOptions(pageOfPerson(id, page)))
  return <PersonTable tab="invoices" query={query} page={page} onPage={onPage} columns={invoiceColumns} keyOf={byId} />
}

const walletColumns: readonly [Column<WalletEntry>, ...Column<WalletEntry>[]] = [
  {
    label: heads.what,
    cell: ({ kind, campaignName, paymentMethod }) => (
      <>
        <span className="font-semibold">{walletTexts.history.kind[kind]}</span>
        <span className="text-muted-foreground block">{campaignName ?? paymentMethod ?? ''}</span>
      </>
    ),
  },
  { label: heads.amount, isNumeric: true, cell: ({ amount }) => formatDollars(amount) },
  { label: heads.balance, isNumeric: true, cell: ({ balanceAfter }) => formatDollars(balanceAfter) },
  { label: heads.date, cell: ({ createdAt }) => formatDateTime(createdAt) },
]

export function PersonWallet({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.wallet.queryOptions(pageOfPerson(id, page)))
  return <PersonTable tab="wallet" query={query} page={page} onPage={onPage} columns={walletColumns} keyOf={byId} />
}

const campaignColumns: readonly [Column<PersonCampaign>, ...Column<PersonCampaign>[]] = [
  { label: heads.campaign, cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span> },
  { label: heads.type, cell: ({ campaignType }) => campaignTypeNames[campaignType] },
  { label: heads.status, cell: ({ status }) => <Badge>{campaignStatusNames[status]}</Badge> },
  {
    label: heads.spent,
    isNumeric: true,
    cell: ({ spent, budget }) => words.of(formatDollars(spent), formatDollars(budget)),
  },
  { label: heads.days, cell: ({ startDate, endDate }) => `${formatDate(startDate)} – ${formatDate(endDate)}` },
]

export function PersonCampaigns({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.campaigns.queryOptions(pageOfPerson(id, page)))
  return (
    <PersonTable tab="campaigns" query={query} page={page} onPage={onPage} columns={campaignColumns} keyOf={byId} />
  )
}

const requestColumns: readonly [Column<PersonRequest>, ...Column<PersonRequest>[]] = [
  {
    label: heads.request,
    cell: ({ kind, subject }) => (
      <>
        <span className="font-semibold">{words.requests[kind]}</span>
        <span className="text-muted-foreground block">{subject}</span>
      </>
    ),
  },
  { label: heads.role, cell: ({ role }) => words.roles[role] },
  {
    label: heads.other,
    cell: ({ otherId, otherName }) => (otherId ? <ToPerson id={otherId}>{otherName}</ToPerson> : otherName),
  },
  { label: heads.state, cell: ({ state }) => <Badge>{words.requests.states[state] ?? state}</Badge> },
  { label: heads.date, cell: ({ createdAt }) => formatDate(createdAt) },
]

export function PersonRequests({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.requests.queryOptions(pageOfPerson(id, page)))
  return <PersonTable tab="requests" query={query} page={page} onPage={onPage} columns={requestColumns} keyOf={byId} />
}
